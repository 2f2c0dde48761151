import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from './booking-change';
import { tooLateToMove } from './move-deadline.model';

const start = new Date('2030-01-08T10:00Z');
const begun = 'It has begun already.';
const late = 'It can be moved until 24 hours before.';

const cases: [string, Actor, string, string | null][] = [
  ['a client, in time', 'client', '2030-01-07T09:59Z', null],
  ['a client, at the last moment', 'client', '2030-01-07T10:00Z', null],
  ['a client, a moment later', 'client', '2030-01-07T10:00:00.001Z', late],
  ['a client, once it has begun', 'client', '2030-01-08T10:00Z', begun],
  ['a professional, until it begins', 'vendor', '2030-01-08T09:59Z', null],
  ['a professional, once it has begun', 'vendor', '2030-01-08T10:00Z', begun],
  ['an operator, until it begins', 'operator', '2030-01-08T09:59Z', null],
];

for (const [name, by, now, reason] of cases) {
  test(`a booking is moved in time: ${name}`, () => {
    assert.equal(tooLateToMove({ start, moveHours: 24, by }, new Date(now)), reason);
  });
}
