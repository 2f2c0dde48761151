import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fingerprint } from './fingerprint.mjs';
import { parts, withDependencies, workspaces } from './repository.mjs';

let root;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const workspace = (folder, name, dependencies = {}, more = {}) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: `@nukkad/${name}`, dependencies, ...more }),
  );
const uses = (...names) => Object.fromEntries(names.map((name) => [`@nukkad/${name}`, '0.1.0']));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'nukkad-fingerprint-'));
  write(
    'package.json',
    JSON.stringify({ workspaces: ['platform', 'mf-public', 'shell', 'dash/*'] }),
  );
  write('package-lock.json', '{}');
  write('platform/build/webpack.js', 'preset');
  workspace('platform', 'platform');
  workspace('shell', 'shell', uses('platform'), { nukkad: {} });
  workspace('mf-public', 'mf-public', uses('platform'), { nukkad: {} });
  workspace('dash/kit', 'kit', uses('platform'));
  workspace('dash/doctor', 'mf-doctor', uses('kit'), { nukkad: {} });
  write('dash/doctor/src/remote.tsx', 'remote');
  write('dash/kit/src/index.ts', 'kit');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const of = (name) => fingerprint(`@nukkad/${name}`, workspaces(root), root);

const changes = [
  ['its own source', 'dash/doctor/src/remote.tsx', true],
  ['a package it compiles in', 'dash/kit/src/index.ts', true],
  ['a package that one compiles in', 'platform/src/index.ts', true],
  ['the build preset', 'platform/build/webpack.js', true],
  ['the lockfile', 'package-lock.json', true],
  ['a stranger', 'mf-public/src/remote.tsx', false],
  ['a test of its own', 'dash/doctor/src/remote.test.tsx', false],
  ['its README', 'dash/doctor/README.md', false],
  ['its last build', 'dash/doctor/dist/remoteEntry.js', false],
];
for (const [what, file, counts] of changes) {
  test(`${what} ${counts ? 'changes' : 'does not change'} a part's fingerprint`, () => {
    const before = of('mf-doctor');
    assert.equal(of('mf-doctor'), before);
    write(file, 'changed');
    assert.equal(of('mf-doctor') !== before, counts);
  });
}

test('a workspace comes with all it compiles in', () => {
  const names = withDependencies('@nukkad/mf-doctor', workspaces(root)).map(({ name }) => name);
  assert.deepEqual(names, ['@nukkad/mf-doctor', '@nukkad/kit', '@nukkad/platform']);
});

test('parts are the workspaces with a release, the shell first', () => {
  const names = parts(workspaces(root)).map(({ part }) => part);
  assert.deepEqual(names, ['shell', 'mf-public', 'mf-doctor']);
});
