import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editableUntil, publicName } from './own-reviews.model';

const names: [full: string, shown: string][] = [
  ['Kavya Menon', 'Kavya M.'],
  ['  asha   devi  rao ', 'asha R.'],
  ['Madonna', 'Madonna'],
  ['José álvarez', 'José Á.'],
  ['ಕಾವ್ಯ ಮೆನನ್', 'ಕಾವ್ಯ ಮ.'],
];
for (const [full, shown] of names) {
  test(`${full} writes as ${shown}`, () => assert.equal(publicName(full), shown));
}

test('a review can be changed for thirty days', () => {
  const until = editableUntil(new Date('2026-01-30T10:00:00Z'));
  assert.equal(until.toISOString(), '2026-03-01T10:00:00.000Z');
});
