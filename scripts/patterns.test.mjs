import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProductSource, judgePattern, patternProblems, patternsIn } from './support/patterns.mjs';

const sample = String.raw`
  const trailing = /\s+$/u;
  const name = /^[a-z]+$/; // not /\s+$/ again
  const address = 'https://nukkad.example/a/b';
  const built = new RegExp(name, 'u');
  const plain = RegExp('a');
`;

test('every literal and every construction is found, and nothing else', () => {
  assert.deepEqual(patternsIn('api/src/sample.ts', sample), [
    { text: String.raw`/\s+$/u`, isLiteral: true, place: 'api/src/sample.ts:2' },
    { text: '/^[a-z]+$/', isLiteral: true, place: 'api/src/sample.ts:3' },
    { text: "new RegExp(name, 'u')", isLiteral: false, place: 'api/src/sample.ts:5' },
    { text: "RegExp('a')", isLiteral: false, place: 'api/src/sample.ts:6' },
  ]);
});

test('sources that run in the product are read, tests and tools are not', () => {
  const read = ['api/src/a.ts', 'mf-vendor-dashboards/kit/src/a.tsx', 'shell/public/theme.js'];
  const left = [
    'api/src/a.test.ts',
    'api/test/a.ts',
    'platform/src/testing/a.ts',
    'scripts/a.mjs',
    'bench/a.ts',
  ];
  assert.deepEqual([...read, ...left].filter(isProductSource), read);
});

test('patterns that are known to be quadratic or worse are found, linear ones pass', async () => {
  const slow = [String.raw`/\s+$/`, '/^[ .]+|[ .]+$/g', '/^-+|-+$/g', '/^(a+)+$/'];
  const linear = [String.raw`/^\s+/`, '/^[a-z0-9]+(-[a-z0-9]+)*$/', '/[^a-z0-9]+/g'];
  for (const text of slow) assert.equal(await judgePattern(text), 'slow', text);
  for (const text of linear) assert.equal(await judgePattern(text), 'linear', text);
});

test('a slow pattern is told with its place, unless there is a reason for it', async () => {
  const patterns = new Map(
    patternsIn('api/src/sample.ts', sample).map(({ text, isLiteral, place }) => [
      text,
      { isLiteral, places: [place] },
    ]),
  );
  const judge = async (text) => (text.includes('$/u') ? 'slow' : 'linear');
  const problems = await patternProblems(patterns, { linear: [], reviewed: {} }, judge);
  assert.equal(problems.length, 3);
  assert.match(problems[0], /^api\/src\/sample\.ts:2: .* grows faster than the text/);
  const reviewed = Object.fromEntries([...patterns.keys()].map((text) => [text, 'It is short.']));
  assert.deepEqual(await patternProblems(patterns, { linear: [], reviewed }, judge), []);
  const gone = await patternProblems(patterns, {
    linear: [],
    reviewed: { ...reviewed, '/x/': '' },
  });
  assert.match(gone[0], /stands nowhere any more/);
});
