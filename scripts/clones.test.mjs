import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneProblems, clonesBetweenParts } from './support/clones.mjs';

const copied = Array.from(
  { length: 12 },
  (_, row) => `  total += price[${row}] * amount[${row}] - refund(${row});`,
).join('\n');
const imports = Array.from(
  { length: 30 },
  (_, row) => `import { first${row}, second${row} } from './file${row}';`,
).join('\n');

const source = (file, body, { head = '' } = {}) => ({
  file,
  part: file.split('/')[0],
  text: `${head}export function ${file.replace(/\W/g, '_')}() {\n${body}\n}\n`,
});

test('lines that stand in two parts are found, with both places and the lines around the tokens', async () => {
  const clones = await clonesBetweenParts([
    source('shell/a.ts', copied),
    source('mf-public/b.tsx', copied, { head: '// First line.\n' }),
  ]);
  assert.deepEqual(clones, [
    {
      key: 'mf-public/b.tsx shell/a.ts',
      lines: 14,
      places: ['mf-public/b.tsx:2-15 = shell/a.ts:1'],
    },
  ]);
});

test('a copy within one part does not count, and does not hide one in another', async () => {
  const within = [source('shell/a.ts', copied), source('shell/b.ts', copied)];
  assert.deepEqual(await clonesBetweenParts(within), []);
  const [clone] = await clonesBetweenParts([...within, source('shared-ui/c.ts', copied)]);
  assert.equal(clone.key, 'shared-ui/c.ts shell/a.ts');
});

test('fewer than ten lines, imports, and comments do not count', async () => {
  const short = copied.split('\n').slice(0, 7).join('\n');
  assert.deepEqual(
    await clonesBetweenParts([source('shell/a.ts', short), source('api/b.ts', short)]),
    [],
  );
  const withImports = (file) => source(file, '', { head: `${imports}\n` });
  assert.deepEqual(
    await clonesBetweenParts([withImports('shell/a.ts'), withImports('api/b.ts')]),
    [],
  );
  const commented = copied.replaceAll('\n', '\n  // A comment of its own.\n');
  const [clone] = await clonesBetweenParts([
    source('shell/a.ts', copied),
    source('api/b.ts', commented),
  ]);
  assert.equal(clone.key, 'api/b.ts shell/a.ts');
});

const clone = { key: 'api/b.ts shell/a.ts', lines: 12, places: ['shell/a.ts:3-14 = api/b.ts:2'] };
const exempt = { files: clone.key, lines: 12, reason: 'They change for different reasons.' };

test('a listed copy passes, whatever its place; a new or a longer one is named', () => {
  assert.deepEqual(cloneProblems([clone], [exempt]), []);
  const [problem] = cloneProblems([clone], []);
  assert.match(problem, /12 lines.*\n {2}shell\/a\.ts:3-14 = api\/b\.ts:2/);
  assert.match(cloneProblems([clone], [{ ...exempt, lines: 11 }])[0], /12 lines/);
});

test('an exemption whose copy is gone or shorter fails, and so does one without a reason', () => {
  assert.match(cloneProblems([], [exempt])[0], /12 lines are exempt, 0 are copied/);
  assert.match(cloneProblems([{ ...clone, lines: 10 }], [exempt])[0], /10 are copied/);
  assert.match(cloneProblems([clone], [{ ...exempt, reason: '' }])[0], /no reason/);
});
