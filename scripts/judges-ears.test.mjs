import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { awkwardOf, filled, isSaid, transcriptOf } from '../judges/ears/spoken.mjs';
import { ROOT } from './support/repository.mjs';

describe('a transcript of what Orca says', () => {
  const text = '# Finding\nLoaded.\n> Tab\nSkip link.\nOpens.\n>> b\n…, IST\n';

  it('is keys and phrases', () => {
    assert.deepEqual(transcriptOf(text), {
      address: '/',
      steps: [
        { key: null, isRepeated: false, phrases: ['Loaded.'] },
        { key: 'Tab', isRepeated: false, phrases: ['Skip link.', 'Opens.'] },
        { key: 'b', isRepeated: true, phrases: ['…, IST'] },
      ],
    });
  });

  it('may begin elsewhere', () => {
    const { address, steps } = transcriptOf(`# Signing in\n@ /login\n${text}`);
    assert.deepEqual([address, steps], ['/login', transcriptOf(text).steps]);
  });

  const folder = path.join(ROOT, 'judges/ears');
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.spoken.txt'))) {
    it(`${file}: something is expected after each key, but for what is typed`, () => {
      const { steps } = transcriptOf(readFileSync(path.join(folder, file), 'utf8'));
      const silent = steps.filter(({ phrases }) => phrases.length === 0).map(({ key }) => key);
      assert.deepEqual(
        silent.filter((key) => !key.startsWith('"')),
        [],
      );
    });
  }

  it('has values that are known when they are written', async () => {
    const values = { email: () => 'asha@example.in', code: async () => '4821' };
    assert.equal(await filled('"{email}', values), '"asha@example.in');
    assert.equal(await filled('"{code} {code}', values), '"4821 4821');
    assert.equal(await filled('Tab', values), 'Tab');
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
    const again = ['Digit 4 of 4 entry 1 selected.', 'Digit 4 of 4 entry 1 selected.'];
    assert.deepEqual(
      awkwardOf(['Doctor link.', 'link.', 'Book', 'Book', 'Doctor link.', ...again]),
      [
        { rule: 'nameless', says: 'link.' },
        { rule: 'twice', says: 'Book' },
      ],
    );
  });
});
