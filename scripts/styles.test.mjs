import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { ROOT, workspaces } from './support/repository.mjs';

test('no width depends on the zero of a font, so that nothing moves when the font loads', () => {
  const folders = [...workspaces().values()].map(({ folder }) => path.join(folder, 'src'));
  const sheets = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => sourceFiles(folder, (file) => file.endsWith('.css')));
  assert.ok(sheets.length > 100);
  const found = sheets.filter((file) => /\d(ch|ex)\b/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(
    found.map((file) => path.relative(ROOT, file)),
    [],
    'Use em: a character of Figtree is 0.64 em.',
  );
});
