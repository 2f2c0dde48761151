import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBaseImages } from './support/containers/base-images.mjs';
import { basesOf, buildImage, Composition, network } from './support/containers/composition.mjs';
import { Engine } from './support/containers/engine.mjs';
import { hasContainers } from './support/programs.mjs';
import { ROOT } from './support/repository.mjs';

const SETTINGS = {
  PUBLIC_URL: 'https://nukkad.example',
  POSTGRES_PASSWORD: 'a password of this test',
  SESSION_SECRET: 's'.repeat(64),
  OTP_PEPPER: 'o'.repeat(64),
  RENDERER_KEY: 'r'.repeat(64),
  NGINX_TRUST_PROXY: 'none',
};

/** Not in the composition: many API processes on Kubernetes share it. */
const POOLER = 'containers/pgbouncer.Dockerfile';

/** What asks an address from inside of a container prints: the status, or why there is none. */
const ask = (address) => [
  'node',
  '-e',
  `fetch('${address}', { signal: AbortSignal.timeout(5000) }).then((r) => console.log(r.status), (e) => console.log(e.cause?.code ?? e.name))`,
];

const available = await hasContainers();
const skip = available ? false : 'podman is not installed';

describe('the composition of containers, built and started', { skip }, () => {
  let engine;
  let composition;
  let origin;

  before(async () => {
    engine = new Engine();
    composition = new Composition(engine, SETTINGS);
    await ensureBaseImages(engine, [...new Set([...composition.baseImages, ...basesOf(POOLER)])]);
    for (const name of composition.built) await composition.build(name);
    await composition.up();
    origin = await composition.address('site');
  });

  after(() => engine?.close());

  test('pages come with their content, from the renderer, through nginx', async () => {
    const response = await fetch(`${origin}/doctors`);
    const page = await response.text();
    assert.equal(response.status, 200);
    assert.match(page, /id="nukkad-ahead"/);
    assert.match(page, /<h1>[^<]+<\/h1>/);
    assert.match(response.headers.get('content-security-policy'), /require-trusted-types-for/);
  });

  test('what a page is made of was released, and the API answers', async () => {
    const page = await (await fetch(`${origin}/`)).text();
    const scripts = [...page.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, src]) => src);
    assert.ok(scripts.length > 0, page);
    for (const src of scripts) assert.equal((await fetch(origin + src)).status, 200, src);
    assert.equal((await fetch(`${origin}/api/category/getAllCategories`)).status, 200);
    assert.equal((await fetch(`${origin}/api/nothing`)).status, 404);
  });

  test('the registry is asked by the command in the container of the API', async () => {
    const { code, output } = await composition.inside('api', 'nukkad', 'status');
    assert.equal(code, 0, output);
    assert.match(output, /mf-public/);
  });

  for (const name of ['api', 'renderer', 'site']) {
    test(`${name} is nobody in particular, may do nothing and writes nowhere`, async () => {
      const { output: user } = await composition.inside(name, 'id', '-u');
      assert.notEqual(user.trim(), '0');
      const { output: status } = await composition.inside(name, 'cat', '/proc/1/status');
      assert.match(status, /^CapEff:\s0+$/m);
      assert.match(status, /^NoNewPrivs:\s1$/m);
      for (const file of ['/nukkad/x', '/etc/x', '/usr/local/bin/x', '/srv/nukkad/site/x']) {
        const { code } = await composition.inside(name, 'touch', file);
        assert.notEqual(code, 0, file);
      }
      for (const program of ['npm', 'npx', 'corepack', 'gcc']) {
        const { code } = await composition.inside(name, 'sh', '-c', `command -v ${program}`);
        assert.notEqual(code, 0, program);
      }
    });
  }

  test('the renderer reaches the API and nothing else', async () => {
    const reached = async (address) =>
      (await composition.inside('renderer', ...ask(address))).output;
    assert.match(await reached('http://api:4000/readyz'), /^200$/m);
    assert.match(await reached('http://postgres:5432/'), /ENOTFOUND|EAI_AGAIN/);
    assert.match(
      await reached('https://deb.debian.org/'),
      /ENOTFOUND|EAI_AGAIN|ENETUNREACH|TimeoutError/,
    );
  });

  test('PgBouncer’s image leads to the database, configured as on Kubernetes', async () => {
    await startPooler(engine);
    const url = `postgres://nukkad:${encodeURIComponent(SETTINGS.POSTGRES_PASSWORD)}@pgbouncer:6432/nukkad`;
    // Its own limits, which no process asked for.
    const sql = 'SHOW statement_timeout';
    let answer;
    for (let asked = 0; asked < 20 && answer?.code !== 0; asked += 1) {
      if (asked > 0) await wait(500);
      answer = await composition.inside('postgres', 'psql', url, '-Atc', sql);
    }
    assert.equal(answer.output.trim(), '15s');
    assert.equal(await engine.run('exec', 'pgbouncer', 'id', '-u'), '1001');
    const { code } = await composition.inside('postgres', 'psql', url.replace('this', 'another'));
    assert.notEqual(code, 0, 'whoever has another password is refused');
  });

  test('without the renderer pages come as they were released', async () => {
    await composition.stop('renderer');
    // What was rendered is kept for seconds.
    const response = await fetch(`${origin}/teachers`);
    assert.equal(response.status, 200);
    assert.doesNotMatch(await response.text(), /id="nukkad-ahead"/);
  });

  test('what was backed up is back, in volumes that nginx may read', async () => {
    const { output: said } = await composition.inside('api', 'nukkad', 'backup');
    const [backup] = said.match(/\/var\/lib\/nukkad\/backups\/\S+/) ?? [said];
    await composition.stop('api');
    const { code, output } = await composition.once('release', 'restore', backup);
    assert.equal(code, 0, output);
    assert.match(output, /Restored registry, site/);
    for (const address of ['/', '/doctors', '/registry.json']) {
      assert.equal((await fetch(origin + address)).status, 200, address);
    }
  });
});

/** As `containers/kubernetes` runs it, in front of the composition's database. */
async function startPooler(engine) {
  await buildImage(engine, POOLER, 'localhost/nukkad-pgbouncer');
  const configuration = path.join(engine.folder, 'pgbouncer');
  cpSync(path.join(ROOT, 'containers/kubernetes/base/pgbouncer'), configuration, {
    recursive: true,
  });
  const databases = path.join(configuration, 'databases.ini');
  const led = readFileSync(databases, 'utf8').replace('host=postgres.example', 'host=postgres');
  writeFileSync(databases, led);
  const users = path.join(engine.folder, 'userlist.txt');
  writeFileSync(users, `"nukkad" "${SETTINGS.POSTGRES_PASSWORD}"\n`);
  await engine.run(
    ...['run', '--detach', '--name', 'pgbouncer', `--network=${network('default')}`],
    ...['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges:true', '--tmpfs=/tmp'],
    ...[`--volume=${configuration}:/etc/pgbouncer:ro`],
    ...[`--volume=${users}:/etc/pgbouncer-users/userlist.txt:ro`],
    'localhost/nukkad-pgbouncer',
  );
}
