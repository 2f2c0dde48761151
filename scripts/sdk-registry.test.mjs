import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { installCommand, localRegistry } from './support/local-registry.mjs';
import { capture } from './support/processes.mjs';
import { publishSdk } from './support/publish-sdk.mjs';
import { ROOT, readJson } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

// At night `devkit.nightly.test.mjs` goes on from here: installing, building, checking, previewing.
const packages = sdkPackages();
const [{ about }] = packages;
const publish = () => publishSdk({ env: registry.env, provenance: false });
let registry;
let team;
let published;

before(async () => {
  registry = await localRegistry();
  published = await publish();
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

test('each is published once', async () => {
  assert.deepEqual(
    published,
    packages.map(({ name }) => `${name}@${about.version}`),
  );
  assert.deepEqual(await publish(), []);
});

test('without an answer of the registry nothing is published', async () => {
  const nobody = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
  const env = { ...registry.env, ...nobody };
  await assert.rejects(publishSdk({ env }), /did not say whether it has/);
});

test('in an empty folder, the published command begins a remote that names published versions', async () => {
  const tool = path.join(team, 'tool');
  mkdirSync(tool);
  const command = await installCommand(tool, registry.env);
  assert.ok(!realpathSync(command).startsWith(ROOT), command);
  const args = [command, 'create', 'dashboard', 'ca'];
  const { code, output } = await capture(process.execPath, args, { cwd: team });
  assert.equal(code, 0, output);
  const { dependencies, devDependencies } = readJson(path.join(team, 'mf-ca/package.json'));
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    packages.some((one) => one.name === name),
  );
  assert.equal(own.length, 5);
  for (const [name, version] of own) assert.equal(version, about.version, name);
});
