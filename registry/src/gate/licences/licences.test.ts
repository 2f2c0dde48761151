import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { licenceText, notForSaleText, revenueLimitedText } from '../../testing/licence-texts';
import { exceptions } from './exceptions';
import { isMet, parseExpression } from './expression';
import { judgeComponent } from './judge-component';
import { knownLicences } from './known-licences';
import { digestOf, recognise } from './recognise';
import { componentsIn } from './sbom';

const mit = licenceText('MIT');
const isc = licenceText('ISC');
const ids = knownLicences.map(({ id }) => id);

/** Other line breaks and a mark before each line; paragraphs stay apart. */
function rewrapped(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      `${paragraph.replaceAll(/\s+/g, ' ')} `.replaceAll(/(.{1,52}) /g, ' * $1\n'),
    )
    .join('\n');
}

describe('recognising a text', () => {
  for (const id of ids) {
    test(`${id} as it is published is itself and nothing else`, () => {
      assert.deepEqual(recognise(licenceText(id)), { ids: [id], rest: '' });
    });

    test(`${id} wrapped, numbered and quoted otherwise is the same`, () => {
      const withoutHolder = licenceText(id).replaceAll(/^Copyright .*\n/gm, '');
      const quoted = withoutHolder.replaceAll('"', '“');
      assert.deepEqual(recognise(rewrapped(quoted)), { ids: [id], rest: '' });
    });
  }

  const cases: [what: string, text: string, ids: string[], rest: RegExp][] = [
    ['with a title and holders', `# The MIT License (MIT)\n\n© 2019 B\n${mit}`, ['MIT'], /^$/],
    ['a holder without a year', mit.replace('(c) 2020 A. Author', 'Ann Author'), ['MIT'], /^$/],
    [
      'an author named in the body',
      isc.replaceAll(/ISC (?=DISC|BE)/g, 'the author '),
      ['ISC'],
      /^$/,
    ],
    ['two licences in one file', `${mit}\n---\n${isc}`, ['MIT', 'ISC'], /^$/],
    ['nothing', '', [], /^$/],
    ['a name alone', 'MIT', [], /^$/],
    ['a sentence more', `${mit}\n\n${notForSaleText}`, ['MIT'], /^granted above does not/],
    [
      'a condition in the title',
      `MIT for small companies\n${mit}`,
      ['MIT'],
      /^for small companies/,
    ],
    [
      'a condition in the line of the holder',
      `Copyright (c) 2020 B. You may not sell this.\n${mit}`,
      ['MIT'],
      /^copyright 2020 you may not sell/,
    ],
    [
      'a word changed',
      mit.replace('without restriction', 'with restrictions'),
      [],
      /^permission is/,
    ],
    ['a sentence less', mit.replace(/The above copyright[^.]*\./, ''), [], /^permission is hereby/],
    [
      'a condition in the place of a name',
      isc.replace('AND ISC DISCLAIMS', `AND ${'WHOEVER SELLS IT PAYS '.repeat(5)} DISCLAIMS`),
      [],
      /^permission to use/,
    ],
    ['a custom licence', revenueLimitedText, [], /^chart library license this software is free/],
  ];
  for (const [what, text, found, rest] of cases) {
    test(`${what}: ${found.join(' and ') || 'none'}`, () => {
      const recognised = recognise(text);
      assert.deepEqual(recognised.ids, found);
      assert.match(recognised.rest, rest);
    });
  }
});

describe('evaluating an expression', () => {
  const cases: [expression: string, ids: string[], isMet: boolean | undefined][] = [
    ['MIT', ['MIT'], true],
    ['MIT', ['ISC'], false],
    ['(MIT OR GPL-3.0-only)', ['MIT'], true],
    ['MIT AND ISC', ['MIT'], false],
    ['MIT AND (ISC OR Apache-2.0)', ['MIT', 'Apache-2.0'], true],
    ['Apache-2.0 WITH LLVM-exception', ['Apache-2.0'], false],
    ['UNLICENSED', ['MIT'], undefined],
    ['BSD', ['BSD-3-Clause'], undefined],
  ];
  for (const [text, licences, expected] of cases) {
    test(`${text} by ${licences.join(' and ')}`, () => {
      const expression = parseExpression(text);
      assert.equal(expression && isMet(expression, new Set(licences)), expected);
    });
  }
});

describe('judging a package', () => {
  const cases: [what: string, stated: string, texts: string[], expected: RegExp][] = [
    ['its text', 'MIT', [mit], /^passed$/],
    ['one of two licences', 'MIT OR GPL-3.0-only', [mit], /^passed$/],
    ['a text of more than it says', 'MIT', [mit, isc], /^passed$/],
    ['a field that points to the text', 'SEE LICENSE IN LICENSE', [mit], /^passed$/],
    ['no field', '', [mit], /^passed$/],
    ['no text', 'MIT', [], /^a 1\.0\.0 is bundled and has no licence text/],
    ['another text', 'MIT', [isc], /its text is ISC, but its package\.json says MIT/],
    ['half of two', 'MIT AND ISC', [mit], /its text is MIT, but .* says MIT AND ISC/],
    ['a field that is no expression', 'UNLICENSED', [mit], /says UNLICENSED/],
    ['an unknown text', 'MIT', [revenueLimitedText], /is not the text of a licence that lets us/],
    ['an unknown text beside', 'MIT', [mit, revenueLimitedText], /its LICENSE-2 is not the text/],
    ['an empty text', 'MIT', [' '], /its LICENSE is not the text .* ship it \(its package/],
  ];
  for (const [what, stated, texts, expected] of cases) {
    test(what, () => {
      const named = texts.map((text, index) => ({
        file: index === 0 ? 'LICENSE' : `LICENSE-${index + 1}`,
        text,
      }));
      const component = { name: 'a', version: '1.0.0', stated, texts: named };
      assert.match(judgeComponent(component)?.cause ?? 'passed', expected);
    });
  }
});

describe('exceptions', () => {
  for (const { package: name, texts, licence, reason } of exceptions) {
    test(`${name} says why, and is under what lets us ship it`, () => {
      const expression = parseExpression(licence);
      assert.ok(expression && isMet(expression, new Set(ids)), licence);
      assert.match(texts, /^[0-9a-f]{64}$/);
      assert.match(reason, /^[A-Z].{20,}\.$/);
    });
  }

  test('one holds for the texts that were read, and no others', () => {
    assert.notEqual(digestOf([`${mit}\nMore.`]), digestOf([`${mit}\nMore words.`]));
    assert.equal(digestOf([mit]), digestOf([rewrapped(mit)]));
  });
});

test('an SBOM is read with or without what a package leaves out', () => {
  const json = JSON.stringify({
    components: [
      {
        ...{ group: '@a', name: 'b', version: '1.0.0' },
        licenses: [{ license: { id: 'MIT' } }],
        evidence: {
          licenses: [
            { license: { name: 'file: LICENSE', text: { content: 'M' } } },
            { license: { name: 'notice: NOTICE', text: { content: 'N' } } },
          ],
        },
      },
      { name: 'c' },
    ],
  });
  assert.deepEqual(componentsIn(json), [
    { name: '@a/b', version: '1.0.0', stated: 'MIT', texts: [{ file: 'LICENSE', text: 'M' }] },
    { name: 'c', version: '', stated: '', texts: [] },
  ]);
  for (const broken of ['', '[', 'null', '{"components":3}']) {
    assert.equal(componentsIn(broken), undefined, broken);
  }
});
