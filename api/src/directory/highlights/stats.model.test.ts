import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customersShown } from './stats.model';

const cases: [people: number, told: number][] = [
  [0, 500],
  [499, 500],
  [599, 500],
  [600, 600],
  [699, 600],
  [123_456, 123_400],
];
for (const [people, told] of cases) {
  test(`of ${people} people it says ${told}`, () => assert.equal(customersShown(people), told));
}
