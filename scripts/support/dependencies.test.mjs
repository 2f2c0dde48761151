import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isInstalled, sameInstallation } from './dependencies.mjs';

const react = { version: '19.0.0' };

const cases = [
  ['the same packages', { 'node_modules/react': react }, true],
  ['another version', { 'node_modules/react': { version: '18.0.0' } }, false],
  ['a package that is missing', {}, false],
  ['a package more', { 'node_modules/react': react, 'node_modules/x': react }, true],
];
for (const [what, installed, same] of cases) {
  test(`${what}: ${same ? 'nothing to install' : 'to be installed'}`, () => {
    assert.equal(sameInstallation({ '': {}, 'node_modules/react': react }, installed), same);
  });
}

test('an optional package may lack, a workspace is no package', () => {
  const wanted = { 'node_modules/fsevents': { version: '2.0.0', optional: true }, shell: {} };
  assert.equal(sameInstallation(wanted, {}), true);
});

test('an installation is current until the lockfile changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'nukkad-dependencies-'));
  const lock = (version) => JSON.stringify({ packages: { 'node_modules/react': { version } } });
  writeFileSync(path.join(root, 'package-lock.json'), lock('19.0.0'));
  assert.equal(isInstalled(root), false);
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), lock('19.0.0'));
  assert.equal(isInstalled(root), true);
  writeFileSync(path.join(root, 'package-lock.json'), lock('19.1.0'));
  assert.equal(isInstalled(root), false);
  rmSync(root, { recursive: true });
});
