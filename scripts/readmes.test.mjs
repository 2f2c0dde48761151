import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { ROOT } from './support/repository.mjs';

/** The first column of a table that says where something is. */
const TABLE = /^\| (?:Where|Folder|Folder of `src`|File) \|[^\n]*\n\|[-| :]+\n((?:\|[^\n]*\n)+)/gm;
const NAME = /`([^`]+)`/g;

test('what a README says is in its folder is there', () => {
  const missing = sourceFiles(ROOT, (file) => path.basename(file) === 'README.md').flatMap(
    (page) => {
      const names = namesIn(readFileSync(page, 'utf8'));
      return names
        .filter((name) => !stands(path.dirname(page), name))
        .map((name) => `${path.relative(ROOT, page)}: ${name}`);
    },
  );
  assert.deepEqual(missing, []);
});

const namesIn = (text) =>
  [...text.matchAll(TABLE)].flatMap(([, rows]) =>
    rows
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(NAME)].map(([, name]) => name)),
  );

/** A folder, a file, or how a file's name begins, there or in `src`. */
function stands(folder, name) {
  const [start] = name.split('*');
  return [folder, path.join(folder, 'src')].some((place) => {
    const whole = path.join(place, start);
    const parent = path.dirname(whole);
    const isStart = (file) => file.startsWith(path.basename(whole));
    return existsSync(whole) || (existsSync(parent) && readdirSync(parent).some(isStart));
  });
}
