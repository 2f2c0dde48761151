import assert from 'node:assert/strict';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { exportSite } from '../operations/export-site';
import { prune } from '../operations/prune';
import { release } from '../operations/release';
import { openStore } from '../store/open-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { readSourceMap } from './source-maps';

let site: FakeSite;
const quick = { effort: 'quick' } as const;
const file = 'remoteEntry.abc.js';

beforeEach(async () => {
  site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/')]))], quick);
});
afterEach(() => site.remove());

async function releaseRemote(content: string): Promise<string> {
  const dist = await site.build(remoteManifest('mf-public'), content, {
    [`${file}.map`]: `map of ${content}`,
  });
  return (await release(site.places, [dist], quick)).published[0]!.version;
}

const mapOf = (version: string, of = file) =>
  readSourceMap(site.places, { part: 'mf-public', version, file: of });

test('a release keeps its maps in the state, and none is served or exported', async () => {
  const version = await releaseRemote('first');
  assert.equal(await mapOf(version), 'map of first');
  const target = path.join(site.root, 'exported');
  await exportSite(site.places, openStore(target));
  for (const folder of [site.places.site, target]) {
    const files = (await readdir(folder, { recursive: true })).map(String);
    assert.ok(files.some((name) => name.endsWith(file)));
    assert.deepEqual(
      files.filter((name) => name.includes('.map')),
      [],
    );
  }
  const digests = await site.read(`remotes/mf-public/${version}/integrity.json`);
  assert.doesNotMatch(digests, /\.map/);
});

test('maps that were lost come back with the same build', async () => {
  const version = await releaseRemote('first');
  await rm(path.join(site.places.state, 'maps'), { recursive: true });
  assert.equal(await mapOf(version), undefined);
  assert.equal(await releaseRemote('first'), version);
  assert.equal(await mapOf(version), 'map of first');
});

test('maps go with their version, and so do those of none', async () => {
  const first = await releaseRemote('first');
  const second = await releaseRemote('second');
  const third = await releaseRemote('third');
  await mkdir(path.join(site.places.state, 'maps/mf-public/gone'));
  await prune(site.places, { keep: 1, days: 1 }, Date.now() + 99 * 24 * 60 * 60_000);
  assert.equal(await mapOf(first), undefined);
  assert.equal(await mapOf(second), 'map of second');
  const kept = await readdir(path.join(site.places.state, 'maps/mf-public'));
  assert.deepEqual(kept.sort(), [second, third].sort());
});

test('a name that leads elsewhere names no map', async () => {
  const version = await releaseRemote('first');
  for (const name of ['../../keys/ring.js', '.hidden.js', 'a/../b.js', 'a//b.js', 'a.css', '']) {
    assert.equal(await mapOf(version, name), undefined, name);
  }
  for (const part of ['..', 'mf-public/..', '']) {
    assert.equal(await readSourceMap(site.places, { part, version, file }), undefined, part);
  }
  assert.equal(await mapOf('..'), undefined);
});
