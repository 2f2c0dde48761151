import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { namedPackages, undeclared, unusedPlaces } from './support/named-packages.mjs';
import { ROOT } from './support/repository.mjs';

const PAGE = path.join(ROOT, 'docs/decisions/0019-named-packages.md');
const rows = namedPackages(readFileSync(PAGE, 'utf8'));

/** The required packages. Removing one takes a decision record. */
const ORDERED = [
  ...['react', 'react-dom', 'react-router-dom'],
  ...['@module-federation/enhanced', 'webpack', 'webpack-cli', 'ts-loader'],
  ...['zustand', 'react-final-form', 'final-form', 'ky', 'luxon'],
  ...['apexcharts', 'react-apexcharts', 'keen-slider'],
  ...['jest', '@testing-library/react'],
];

test('every package that was ordered has a row, with places and what it is not replaced by', () => {
  const named = new Map(rows.map((row) => [row.name, row]));
  for (const name of ORDERED) {
    assert.ok(named.get(name)?.places.length > 0, `${name} has a place`);
    assert.ok(named.get(name).instead, `${name} says what it is not replaced by`);
  }
});

test('each is used where its row says, and named by the package.json of that place', () => {
  assert.deepEqual([...unusedPlaces(rows), ...undeclared(rows)], []);
});

const row = (name, place) => [{ name, places: [place] }];
const texts = (text) => () => [text];

const cases = [
  ['an import', 'ky', 'a.ts', "import ky, { isHTTPError } from 'ky';", true],
  ['an import of a part', 'zustand', 'a.ts', "export { useStore } from 'zustand/react';", true],
  ['an import on demand', 'luxon', 'a.ts', "const { DateTime } = await import('luxon');", true],
  ['a configuration', 'ts-loader', 'a.js', "loader: require.resolve('ts-loader'),", true],
  ['no import', 'ky', 'a.ts', "import { persistentFetch } from './persistent-fetch';", false],
  ['a package of another name', 'ky', 'a.ts', "import wreck from 'ky-universal';", false],
  ['a word', 'keen-slider', 'a.ts', '// keen-slider would do as well', false],
  ['a script', 'webpack-cli', 'a/package.json', '{"scripts":{"build":"webpack --env dev"}}', true],
  ['another script', 'jest', 'a/package.json', '{"scripts":{"test":"vitest"}}', false],
];
for (const [what, name, place, text, isUse] of cases) {
  test(`${what} is ${isUse ? '' : 'no '}use of ${name}`, () => {
    const lacks = unusedPlaces(row(name, place), texts(text));
    assert.deepEqual(lacks, isUse ? [] : [`${name} is not used in ${place}.`]);
  });
}

test('a place that is gone, or whose package is not declared, is told', () => {
  assert.deepEqual(unusedPlaces(row('ky', 'platform/src/gone')), [
    'ky is not used in platform/src/gone.',
  ]);
  assert.deepEqual(undeclared(row('ky', 'shell/src')), [
    'No package.json above shell/src names ky.',
  ]);
});
