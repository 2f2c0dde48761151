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
  const about = (version, dependencies = {}) => ({ version, license: 'MIT', dependencies });
  const packages = {
    '': { devDependencies: { jest: '1.0.0' } },
    shell: { dependencies: { react: '1.0.0' }, devDependencies: { '@nukkad/build': '1.0.0' } },
    'platform/build': { dependencies: { webpack: '2.0.0' } },
    'node_modules/@nukkad/build': { link: true, resolved: 'platform/build' },
    'node_modules/react': about('1.0.0', { scheduler: '^1.0.0' }),
    'node_modules/react/node_modules/scheduler': about('1.5.0'),
    'node_modules/scheduler': about('9.0.0'),
    'node_modules/webpack': about('2.0.0'),
    'node_modules/jest': { ...about('1.0.0'), dev: true },
  };
  const rows = noticesFor({ packages }).split('|---|---|---|\n')[1];
  assert.equal(rows, '| react | 1.0.0 | MIT |\n| scheduler | 1.5.0 | MIT |\n');
});
