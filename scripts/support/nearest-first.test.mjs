import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestFirst } from './nearest-first.mjs';

const order = (files, changed) =>
  nearestFirst(
    files.map((path) => ({ path })),
    changed,
  ).map(({ path }) => path);

const cases = [
  [
    'a module’s own test, then its neighbours, then the rest as it was',
    [
      '/r/shell/b.test.ts',
      '/r/ui/box/other.test.ts',
      '/r/shell/a.test.ts',
      '/r/ui/box/box.test.tsx',
    ],
    ['/r/ui/box/box.tsx'],
    [
      '/r/ui/box/box.test.tsx',
      '/r/ui/box/other.test.ts',
      '/r/shell/b.test.ts',
      '/r/shell/a.test.ts',
    ],
  ],
  [
    'of several changed files the nearest counts',
    ['/r/a/x/x.test.ts', '/r/c/y.test.ts', '/r/b/x/z.test.ts'],
    ['/r/c/y.ts', '/r/b/x/q.ts'],
    ['/r/c/y.test.ts', '/r/b/x/z.test.ts', '/r/a/x/x.test.ts'],
  ],
];

for (const [what, files, changed, expected] of cases) {
  test(what, () => assert.deepEqual(order(files, changed), expected));
}
