import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { Composition, ReleaseRef } from '@nukkad/platform/contract';
import { release } from '../operations/release';
import { rewritePages } from '../operations/rewrite-pages';
import { rollback } from '../operations/rollback';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';

const shell = shellManifest([route('/')]);
const visitor = remoteManifest('mf-public');

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  await release(site.places, [await site.build(shell), await site.build(visitor)]);
});
afterEach(() => site.remove());

async function stable(): Promise<Composition> {
  return JSON.parse(await site.read('registry.json')).channels.stable;
}

async function next(content: string, manifest = visitor): Promise<string> {
  const { published } = await release(site.places, [await site.build(manifest, content)]);
  return published[0]!.version;
}

const previous = async (): Promise<ReleaseRef | undefined> =>
  (await stable()).previous?.['mf-public'];

test('a remote that was released once has nothing before', async () => {
  assert.deepEqual((await stable()).previous, {});
});

test('the version before is named with the digest of what lies in its folder', async () => {
  const first = (await stable()).remotes['mf-public']!;
  await next('b');
  const ref = (await previous())!;
  const text = await site.read(`${ref.base}release.json`);
  assert.deepEqual(JSON.parse(text), first);
  assert.deepEqual(ref, {
    part: 'mf-public',
    version: first.version,
    base: first.base,
    digest: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  });
});

test('what was rolled back from is not offered again', async () => {
  const first = (await stable()).remotes['mf-public']!.version;
  await next('b');
  await next('c');
  await rollback(site.places, 'mf-public');
  assert.equal((await previous())?.version, first);
});

test('a version that no longer fits is passed over', async () => {
  const first = (await stable()).remotes['mf-public']!.version;
  await next('b', { ...visitor, serves: ['doctor'] });
  await next('c');
  const doctor = remoteManifest('mf-doctor', { serves: ['doctor'] });
  await release(site.places, [await site.build(doctor)]);
  assert.equal((await previous())?.version, first);
});

test('a version that was removed is passed over', async () => {
  const first = (await stable()).remotes['mf-public']!;
  await next('b');
  await rm(path.join(site.places.site, first.base), { recursive: true });
  await rewritePages(site.places);
  assert.equal(await previous(), undefined);
});

test('a folder without its release.json gets one', async () => {
  await next('b');
  const ref = (await previous())!;
  const file = `${ref.base}release.json`;
  const text = await site.read(file);
  await rm(path.join(site.places.site, file));
  await rewritePages(site.places);
  assert.equal(await site.read(file), text);
  assert.deepEqual(await previous(), ref);
});
