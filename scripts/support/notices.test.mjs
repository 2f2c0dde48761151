import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { noticesFor } from './notices.mjs';
import { ROOT, readJson } from './repository.mjs';

test('the notices name what the lockfile ships; else run `node scripts/notices.mjs`', () => {
  const written = readFileSync(path.join(ROOT, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  assert.equal(written, noticesFor(readJson(path.join(ROOT, 'package-lock.json'))));
});

test('what only builds the product is not named', () => {
  const packages = {
    'node_modules/react': { version: '1.0.0', license: 'MIT' },
    'node_modules/webpack': { version: '2.0.0', license: 'MIT', dev: true },
    'node_modules/@nukkad/api': { link: true },
  };
  const text = noticesFor({ packages });
  assert.match(text, /\| react \| 1\.0\.0 \| MIT \|/);
  assert.doesNotMatch(text, /webpack|@nukkad\/api/);
});
