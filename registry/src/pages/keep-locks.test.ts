import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  type Composition,
  compositionElementId,
  keysElementId,
  lockChannel,
} from '@nukkad/platform/contract';
import { readLock, readLocks, removeLock } from '../locks/lock-records';
import { release } from '../operations/release';
import { isSigned } from '../signing/signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

async function released(content: string): Promise<Composition> {
  const manifests = [shellManifest([route('/')]), remoteManifest('mf-public')];
  const dists = await Promise.all(manifests.map((one) => site.build(one, content)));
  await release(site.places, dists);
  return JSON.parse(await site.read('registry.json')).channels.stable;
}

const blockOf = (page: string, id: string) =>
  new RegExp(`<script[^>]*id="${id}"([^>]*)>(.*?)</script>`).exec(page)!;

test('after two more releases a lock still leads to the very same bytes', async () => {
  const { lock, shell, remotes } = await released('a');
  const kept = await site.digests();
  await released('b');
  const last = await released('c');
  assert.notEqual(last.lock, lock);
  const now = await site.digests();
  const own = [`locks/${lock}/`, `shell/${shell.version}/`, remotes['mf-public']!.base.slice(1)];
  const files = Object.keys(kept).filter((file) => own.some((folder) => file.startsWith(folder)));
  assert.ok(files.length > 10);
  for (const file of files) assert.equal(now[file], kept[file], file);
});

test('its page runs what it names, is signed by a key it carries, and is no search result', async () => {
  const composition = await released('a');
  await released('b');
  const page = await site.read(`locks/${composition.lock}/index.html`);
  const [, attributes = '', json = ''] = blockOf(page, compositionElementId);
  const [, , keys = ''] = blockOf(page, keysElementId);
  const inside = JSON.parse(json);
  const { previous: _, ...rest } = composition;
  assert.deepEqual(inside, { ...rest, channel: lockChannel });
  const [, key = ''] = /data-key="(.*?)"/.exec(attributes) ?? [];
  const [, value = ''] = /data-signature="(.*?)"/.exec(attributes) ?? [];
  assert.ok(isSigned('composition', inside, { key, value }, JSON.parse(keys)));
  assert.match(page, /<meta name="robots" content="noindex">/);
  assert.match(page, new RegExp(`src="/shell/${composition.shell.version}/`));
});

test('locks are listed with the times they were live, the last one first', async () => {
  const first = await released('a');
  const second = await released('b');
  const records = await readLocks(site.places);
  assert.deepEqual(
    records.map(({ composition }) => composition.lock),
    [second.lock, first.lock],
  );
  await released('a');
  const again = await readLock(site.places, first.lock);
  assert.equal(again.first, records[1]!.first);
  assert.ok(again.last > records[1]!.last);
});

test('a lock that is removed has neither page nor record; no other name is one', async () => {
  const { lock } = await released('a');
  await removeLock(site.places, lock);
  await assert.rejects(readLock(site.places, lock), { code: 'missing' });
  await assert.rejects(site.read(`locks/${lock}/index.html`), { code: 'ENOENT' });
  for (const wrong of ['../registry', '', 'ABCDEFABCDEFABCD', `${lock}0`]) {
    await assert.rejects(readLock(site.places, wrong), { code: 'usage' });
    await assert.rejects(removeLock(site.places, wrong), { code: 'usage' });
  }
});
