import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sdkFacts, versionsIn, withRow } from './support/compatibility.mjs';
import { ROOT } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

const page = readFileSync(path.join(ROOT, 'docs/compatibility.md'), 'utf8');
const facts = sdkFacts();

test('the table says what this version is made of; else run `node scripts/compatibility.mjs`', () => {
  assert.equal(page, withRow(page, facts));
  for (const fact of Object.values(facts)) assert.notEqual(fact, undefined);
});

test('every version that a changelog names has its row', () => {
  const logs = sdkPackages()
    .map(({ folder }) => path.join(folder, 'CHANGELOG.md'))
    .filter(existsSync);
  const named = logs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(
      ([, version]) => version,
    ),
  );
  const known = new Set(versionsIn(page));
  assert.deepEqual(
    [...new Set(named)].filter((version) => !known.has(version)),
    [],
  );
});

test('a new version comes first, and rows of others stay as they are', () => {
  const next = { ...facts, version: '7.8.9', contract: 4, breaking: 'A is B now.' };
  const raised = withRow(page, next);
  assert.deepEqual(versionsIn(raised), ['7.8.9', ...versionsIn(page)]);
  assert.ok(raised.includes(`| 7.8.9 | 4 | ${facts.react} |`));
  for (const row of page.split('\n')) assert.ok(raised.split('\n').includes(row), row);
  assert.equal(withRow(raised, next), raised);
});
