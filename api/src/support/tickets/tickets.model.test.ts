import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, subjectOf } from './tickets.model';

const word = 'appointment ';
const subjects: [what: string, message: string, subject: string][] = [
  ['a short message', 'Where is my booking?', 'Where is my booking?'],
  ['several lines', 'No booking.\nSince Monday.', 'No booking.'],
  ['a long line is cut between words', word.repeat(9), `${word.repeat(6).trim()}…`],
  ['a word without end is cut', 'a'.repeat(100), `${'a'.repeat(80)}…`],
  ['a character is not cut in two', `${'a'.repeat(79)}👩 b`, `${'a'.repeat(79)}…`],
];
for (const [what, message, subject] of subjects) {
  test(`subject: ${what}`, () => assert.equal(subjectOf(message), subject));
}

test('the last word of a name is the family’s', () => {
  assert.deepEqual(namesOf(' Asha  Devi Rao'), { first_name: 'Asha Devi', last_name: 'Rao' });
  assert.deepEqual(namesOf('Asha'), { first_name: 'Asha', last_name: '' });
});
