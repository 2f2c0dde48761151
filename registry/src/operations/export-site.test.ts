import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { RegistryDocument } from '@nukkad/platform/contract';
import type { Store } from '../core/store';
import { servedWith } from '../site/export-plan';
import { openStore } from '../store/open-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { type S3Server, startS3 } from '../testing/s3-server';
import { exportSite } from './export-site';
import { release } from './release';
import { renewTimestamp } from './timestamp';

let s3: S3Server;
let site: FakeSite;
before(async () => {
  s3 = await startS3();
});
after(() => s3.close());
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

let count = 0;
const targets: [where: string, open: () => Promise<Store>][] = [
  ['a folder', async () => openStore(await mkdtemp(path.join(site.root, 'out-')))],
  ['a bucket', async () => openStore(`s3://${s3.bucket}/out-${count++}`, s3.env)],
];

const releaseAll = async (content = 'first', routes = [route('/'), route('/doctors')]) =>
  release(site.places, [
    await site.build(shellManifest(routes)),
    await site.build(remoteManifest('mf-public'), content),
  ]);

/** Every file by its size and digest. */
async function contentsOf(store: Store) {
  return Object.fromEntries([...(await store.list(''))].sort());
}

/** A store that records puts, and fails at the n-th. */
function watched(store: Store, failAt = Number.POSITIVE_INFINITY): { store: Store; put: string[] } {
  const put: string[] = [];
  return {
    put,
    store: {
      ...store,
      put(key, content, options) {
        if (put.length >= failAt) return Promise.reject(new Error('the line is down'));
        put.push(key);
        return store.put(key, content, options);
      },
    },
  };
}

async function missingFiles(store: Store): Promise<string[]> {
  const registry = await store.read('registry.json');
  if (!registry) return [];
  const { channels } = JSON.parse(registry.content.toString()) as RegistryDocument;
  const remotes = Object.values(channels.stable!.remotes);
  const named = remotes.map(({ base, entry }) => `${base}${entry}`.slice(1));
  const files = await store.list('');
  return named.filter((key) => !files.has(key));
}

for (const [where, open] of targets) {
  test(`${where} has the whole site, once`, async () => {
    await releaseAll();
    const target = await open();
    const done = await exportSite(site.places, target);
    const here = openStore(site.places.site);
    assert.deepEqual(await contentsOf(target), await contentsOf(here));
    assert.deepEqual([done.copied, done.serial], [(await here.list('')).size, 2]);
    const again = watched(target);
    assert.deepEqual((await exportSite(site.places, again.store)).copied, 0);
    assert.deepEqual(again.put, []);
  });

  test(`${where} gets what is new, and loses what is gone`, async () => {
    await releaseAll();
    const target = await open();
    await exportSite(site.places, target);
    await target.put('stranger/index.html', Buffer.from('<p>mine</p>'));
    await rm(path.join(site.places.site, 'locks'), { recursive: true });
    await releaseAll('second', [route('/')]);
    const next = watched(target);
    const { removed } = await exportSite(site.places, next.store);
    assert.ok(removed > 0);
    assert.equal(next.put.filter((key) => key.startsWith('shell/')).length > 0, true);
    const kept = await contentsOf(target);
    assert.ok(kept['stranger/index.html']);
    delete kept['stranger/index.html'];
    assert.deepEqual(kept, await contentsOf(openStore(site.places.site)));
  });

  test(`${where} is whole wherever an export ends`, async () => {
    await releaseAll();
    const target = await open();
    const order = watched(target);
    await exportSite(site.places, order.store);
    assert.equal(order.put.at(-1), 'registry.json');
    const lastRelease = order.put.findLastIndex((key) => /^(shell|remotes)\//.test(key));
    assert.ok(order.put.findIndex((key) => key.endsWith('.html')) > lastRelease);
    await releaseAll('second');
    for (const failAt of [1, 9, 17]) {
      await assert.rejects(exportSite(site.places, watched(target, failAt).store), /the line/);
      assert.deepEqual(await missingFiles(target), []);
    }
    await exportSite(site.places, target);
    assert.deepEqual(await contentsOf(target), await contentsOf(openStore(site.places.site)));
  });

  test(`${where} that is ahead is left alone`, async () => {
    await releaseAll();
    const target = await open();
    await exportSite(site.places, target);
    const other = await fakeSite();
    await release(other.places, [await other.build(shellManifest([route('/')]))]);
    await assert.rejects(exportSite(other.places, target), {
      code: 'conflict',
      message: /is at serial 2, this registry at 1/,
    });
    await other.remove();
  });

  test(`of two exports into ${where} at once, one knows that it came second`, async () => {
    await releaseAll();
    const target = await open();
    const overtaken: Store = {
      ...target,
      async put(key, content, options) {
        if (key === 'registry.json') await target.put(key, Buffer.from('{"channels":{}}'));
        return target.put(key, content, options);
      },
    };
    await assert.rejects(exportSite(site.places, overtaken), { code: 'conflict' });
  });
}

test('a timestamp that is renewed here is none in a copy, one made for a week goes along', async () => {
  await releaseAll();
  const target = openStore(path.join(site.root, 'copy'));
  const timestamp = async () => (await target.read('log/timestamp.json'))?.content.toString() ?? '';
  for (let times = 0; times < 2; times += 1) {
    await renewTimestamp(site.places);
    const { changed } = await exportSite(site.places, target);
    assert.equal(await timestamp(), '{"timestamp":null}\n');
    assert.deepEqual([...(await target.list('log/timestamp.json')).keys()].length, 1);
    assert.deepEqual(changed, []);
  }
  const { expires } = (await renewTimestamp(site.places, { hours: 168 }))!;
  await exportSite(site.places, target);
  assert.match(await timestamp(), new RegExp(`"expires":"${expires}"`));
});

test('before the first release there is nothing to export', async () => {
  await assert.rejects(exportSite(site.places, openStore(site.root)), { code: 'missing' });
});

const served: [key: string, type: string, encoding: string | undefined, cache: RegExp][] = [
  ['shell/1/shell.abc.js', 'text/javascript; charset=utf-8', undefined, /immutable/],
  ['shell/1/shell.abc.js.br', 'text/javascript; charset=utf-8', 'br', /immutable/],
  ['doctors/index.html.gz', 'text/html; charset=utf-8', 'gzip', /^no-cache$/],
  ['registry.json', 'application/json; charset=utf-8', undefined, /^no-cache$/],
  ['remotes/a/1/font.woff2', 'font/woff2', undefined, /immutable/],
];
for (const [key, type, encoding, cache] of served) {
  test(`${key} is kept with the headers it is served with`, () => {
    const headers = servedWith(key);
    assert.deepEqual([headers['content-type'], headers['content-encoding']], [type, encoding]);
    assert.match(headers['cache-control']!, cache);
  });
}

test('a bucket sends these headers', async () => {
  await releaseAll();
  await writeFile(path.join(site.places.site, 'robots.txt'), 'x');
  await exportSite(site.places, openStore(`s3://${s3.bucket}`, s3.env));
  const headers = await s3.headersOf('index.html.br');
  assert.equal(headers.get('content-encoding'), 'br');
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(headers.get('cache-control'), 'no-cache');
});
