import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Store } from '../core/store';
import { providers } from '../site/providers';
import { diskStore } from '../store/disk-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { trialExport } from '../testing/providers/exported-site';
import { type S3Server, startS3 } from '../testing/s3-server';
import { exportFor } from './export-for';
import { release } from './release';
import { withdraw } from './withdraw';

let s3: S3Server;
let site: FakeSite;
before(async () => {
  s3 = await startS3();
});
after(() => s3.close());
beforeEach(async () => {
  site = await fakeSite();
  await releaseAll();
});
afterEach(() => site.remove());

const releaseAll = async (content = 'first', routes = [route('/'), route('/doctors')]) =>
  release(site.places, [
    await site.build(shellManifest(routes)),
    await site.build(remoteManifest('mf-public'), content),
  ]);

/** What any release replaces under the same name, and the addresses of it. */
const LOG = ['log/entries/latest.json', 'log/head.json'];
const REPLACED = ['doctors/index.html', 'index.html', ...LOG, 'registry.json'];
const PURGED = ['/doctors', '/doctors/*', '/', ...LOG.map((file) => `/${file}`), '/registry.json'];

const keysOf = async (store: Store) => [...(await store.list('')).keys()].sort();
const recordOf = async (config: string) =>
  JSON.parse(await readFile(path.join(config, 'nukkad-export.json'), 'utf8'));

/** A store that fails when a file is put. */
function failing(store: Store, at: string): Store {
  return {
    ...store,
    put(key, content, options) {
      if (key === at) return Promise.reject(new Error('the line is down'));
      return store.put(key, content, options);
    },
  };
}

for (const name of Object.keys(providers)) {
  const trialOf = () => trialExport(site, name, name === 'cloudfront' ? { s3 } : {});

  test(`${name} gets the site and its configuration, and nothing to purge at first`, async () => {
    const { target, run } = trialOf();
    const done = await run();
    assert.deepEqual([done.provider, done.serial, done.purge], [name, 2, []]);
    assert.equal(done.copied, (await keysOf(target.site)).length);
    const isPacked = (key: string) => /\.(br|gz)$|\/\.deltas\//.test(key);
    const packed = (await keysOf(target.site)).filter(isPacked).length;
    assert.equal(packed === 0, target.provider.packsItself);
    for (const file of done.written) await readFile(path.join(target.config, file));
    assert.equal((await recordOf(target.config)).isFinished, true);
  });

  test(`${name} hears what changed under the same name`, async () => {
    const { run } = trialOf();
    await run();
    const again = await run();
    assert.deepEqual([again.copied, again.purge, again.changed], [0, [], []]);
    await releaseAll('second', [route('/'), route('/teachers')]);
    const { purge, changed } = await run();
    assert.deepEqual(changed, REPLACED);
    assert.deepEqual(purge, PURGED);
  });

  test(`${name} hears all of it when an export before was interrupted`, async () => {
    const { target, run } = trialOf();
    await run();
    await releaseAll('second');
    for (const at of ['index.html', 'registry.json']) {
      const broken = { ...target, site: failing(target.site, at) };
      await assert.rejects(exportFor(site.places, broken), /the line is down/);
      const { isFinished, changed } = await recordOf(target.config);
      assert.deepEqual([isFinished, changed], [false, REPLACED]);
    }
    assert.deepEqual((await run()).changed, REPLACED);
    assert.deepEqual((await run()).changed, []);
  });

  test(`${name} is left alone by an older site`, async () => {
    const { target, run } = trialOf();
    await run();
    const other = await fakeSite();
    await release(other.places, [await other.build(shellManifest([route('/')]))]);
    const before = await recordOf(target.config);
    await assert.rejects(exportFor(other.places, target), { code: 'conflict' });
    assert.deepEqual(await recordOf(target.config), before);
    await other.remove();
  });
}

test('a withdrawn composition is purged and no longer known', async () => {
  const { target, run } = trialExport(site, 'cloudfront', { s3 });
  await run();
  const { lock } = JSON.parse(await site.read('registry.json')).channels.stable;
  const knows = async () =>
    (await readFile(path.join(target.config, 'template.json'), 'utf8')).includes(lock);
  assert.equal(await knows(), true);
  await releaseAll('second');
  await withdraw(site.places, lock);
  const { changed } = await run();
  assert.ok(changed.includes(`locks/${lock}/index.html`));
  assert.equal(await knows(), false);
});

test('files of another provider go, files of other people stay', async () => {
  const { target, run } = trialExport(site, 'netlify');
  await run();
  await writeFile(path.join(target.config, 'README.md'), 'mine');
  const provider = providers.cloudflare!;
  const { written } = await exportFor(site.places, { ...target, provider, name: 'cloudflare' });
  const keys = (await keysOf(diskStore(target.config))).filter((key) => !key.startsWith('site/'));
  assert.deepEqual(keys, [...written, 'README.md', 'nukkad-export.json'].sort());
});

test('a record that somebody changed removes nothing elsewhere', async () => {
  const { target, run } = trialExport(site, 'netlify');
  await run();
  const outside = path.join(site.root, 'outside.txt');
  await writeFile(outside, 'mine');
  const record = await recordOf(target.config);
  record.files.push('../outside.txt', outside);
  await writeFile(path.join(target.config, 'nukkad-export.json'), JSON.stringify(record));
  await run();
  assert.equal(await readFile(outside, 'utf8'), 'mine');
});

test('a record that cannot be read says so', async () => {
  const { target, run } = trialExport(site, 'netlify');
  await run();
  await writeFile(path.join(target.config, 'nukkad-export.json'), '{');
  await assert.rejects(run(), { code: 'damaged', message: /nukkad-export\.json/ });
});

test('an export without packed forms removes those of one with them', async () => {
  const { target, run } = trialExport(site, 'netlify');
  await exportFor(site.places, { ...target, provider: providers.nginx!, name: 'nginx' });
  assert.ok((await keysOf(target.site)).includes('doctors/index.html.br'));
  const done = await run();
  assert.deepEqual([done.copied, done.changed], [0, []]);
  assert.equal((await keysOf(target.site)).filter((key) => /\.(br|gz)$/.test(key)).length, 0);
});

test('the proxies that a machine trusts are its own', async () => {
  const { target, run } = trialExport(site, 'nginx');
  await run();
  const file = path.join(target.config, 'nukkad-proxies.conf');
  await writeFile(file, 'set_real_ip_from 192.0.2.1;');
  await run();
  const provider = providers.netlify!;
  await exportFor(site.places, { ...target, provider, name: 'netlify' });
  assert.equal(await readFile(file, 'utf8'), 'set_real_ip_from 192.0.2.1;');
});

test('a site that does not fit is refused before anything is copied', async () => {
  const { target, run } = trialExport(site, 'cloudfront', { s3 });
  const routes = Array.from({ length: 200 }, (_, at) =>
    route(`/a-rather-long-name-of-a-page-${at}`),
  );
  await releaseAll('second', [route('/'), ...routes]);
  await assert.rejects(run(), { code: 'invalid', message: /over its 10 KB, with 200 pages/ });
  assert.deepEqual(await keysOf(target.site), []);
  await rm(target.config, { recursive: true, force: true });
});
