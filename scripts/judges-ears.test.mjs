import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { awkwardOf, isSaid, stepsOf } from '../judges/ears/spoken.mjs';
import { ROOT } from './support/repository.mjs';

describe('a transcript of what Orca says', () => {
  it('is keys and phrases', () => {
    const text = '# Finding\nLoaded.\n> Tab\nSkip link.\nOpens.\n>> b\n…, IST\n';
    assert.deepEqual(stepsOf(text), [
      { key: null, isRepeated: false, phrases: ['Loaded.'] },
      { key: 'Tab', isRepeated: false, phrases: ['Skip link.', 'Opens.'] },
      { key: 'b', isRepeated: true, phrases: ['…, IST'] },
    ]);
  });

  it('of each way expects something after each key', () => {
    const file = path.join(ROOT, 'judges/ears/finding.spoken.txt');
    for (const { key, phrases } of stepsOf(readFileSync(file, 'utf8'))) {
      assert.ok(phrases.length > 0, `nothing is expected after ${key}`);
    }
  });

  const cases = [
    ['Dentist.', 'Dentist.', true],
    ['Dentist.', 'Dentists.', false],
    ['Dentist … professionals.', 'Dentist 18 professionals.', true],
    ['Dentist … professionals.', 'Doctor 18 professionals.', false],
    ['… of …, IST', '2 of 3, IST', true],
    ['… of …, IST', '2 from 3, IST', false],
    ['aba…aba', 'aba', false],
  ];
  for (const [expected, phrase, is] of cases) {
    it(`"${phrase}" ${is ? 'is' : 'is not'} "${expected}"`, () =>
      assert.equal(isSaid(expected, phrase), is));
  }

  it('is awkward where a thing has no name, or is said twice', () => {
    assert.deepEqual(awkwardOf(['Doctor link.', 'link.', 'Book', 'Book', 'Doctor link.']), [
      { rule: 'nameless', says: 'link.' },
      { rule: 'twice', says: 'Book' },
    ]);
  });
});
