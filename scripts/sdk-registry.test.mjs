import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { localRegistry, publishSdk } from './support/local-registry.mjs';
import { capture } from './support/processes.mjs';
import { readJson } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

// At night `devkit.nightly.test.mjs` goes on from here: installing, building, checking, previewing.
const packages = sdkPackages();
const [{ about }] = packages;
let registry;
let team;

before(async () => {
  registry = await localRegistry();
  await publishSdk(registry);
  team = mkdtempSync(path.join(tmpdir(), 'nukkad-team.'));
});
after(async () => {
  await registry.close();
  rmSync(team, { recursive: true, force: true });
});

for (const { name } of packages) {
  test(`${name} is published in the version that stands here`, async () => {
    const answer = await fetch(new URL(name.replace('/', '%2f'), registry.url));
    const { versions } = await answer.json();
    assert.deepEqual(Object.keys(versions), [about.version]);
    const { dist } = versions[about.version];
    const tarball = await fetch(dist.tarball);
    assert.equal(tarball.status, 200);
    assert.ok(dist.tarball.startsWith(registry.url), dist.tarball);
  });
}

test('what is published is not published again', async () => {
  await assert.rejects(publishSdk(registry), /previously published/);
});

test('in an empty folder, the published command begins a remote that names published versions', async () => {
  const args = ['--yes', 'nukkad', 'create', 'dashboard', 'ca'];
  const { code, output } = await capture('npx', args, { cwd: team, env: registry.env });
  assert.equal(code, 0, output);
  const { dependencies, devDependencies } = readJson(path.join(team, 'mf-ca/package.json'));
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    packages.some((one) => one.name === name),
  );
  assert.equal(own.length, 5);
  for (const [name, version] of own) assert.equal(version, about.version, name);
});
