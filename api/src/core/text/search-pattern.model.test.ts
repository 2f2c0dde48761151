import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likePattern, lowerLikePattern, referenceNumber } from './search-pattern.model';

const numbers: [q: string, prefix: string, number: number | null][] = [
  ['NK-B-000123', 'NK-B', 123],
  ['nk-b-123', 'NK-B', 123],
  ['B-000123', 'NK-B', 123],
  ['000123', 'NK-B', 123],
  [' 123 ', 'NK-B', 123],
  ['P-000123', 'P', 123],
  ['P-000123', 'NK-B', null],
  ['NK-T-000123', 'NK-B', null],
  ['Asha', 'P', null],
  ['Asha 12', 'P', null],
  ['9845012345', 'P', null],
  ['', 'P', null],
];

for (const [q, prefix, number] of numbers) {
  test(`"${q}" as a reference of ${prefix}`, () =>
    assert.equal(referenceNumber(q, prefix), number));
}

test('what means something in a pattern is looked for as it is', () => {
  assert.equal(likePattern('50%_\\'), '%50\\%\\_\\\\%');
});

test('only letters without accents are made small, as the database does it', () => {
  assert.equal(lowerLikePattern('ASHA É'), '%asha É%');
});
