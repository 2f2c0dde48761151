import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openStore } from '../store/open-store';
import { type S3Server, startS3 } from '../testing/s3-server';
import { type Store, tagOf } from './store';

const PAGE_SIZE = 20;

let s3: S3Server;
let folder: string;
before(async () => {
  s3 = await startS3({ pageSize: PAGE_SIZE });
  folder = await mkdtemp(path.join(tmpdir(), 'nukkad-store-'));
});
after(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: [where: string, open: () => Store][] = [
  ['on disk', () => openStore(folder)],
  ['in a bucket', () => openStore(`s3://${s3.bucket}/site/of us/`, s3.env)],
];
const text = (content: string) => Buffer.from(content);

for (const [where, open] of stores) {
  test(`${where} a content comes back, is listed, replaced and removed`, async () => {
    const store = open();
    const key = 'remotes/mf-public/1/a b+c&d.js';
    assert.equal(await store.read(key), undefined);
    const tag = await store.put(key, text('one'));
    assert.deepEqual(await store.read(key), { content: text('one'), tag });
    await store.put('shell/1/x.js', text('other'));
    const listed = await store.list('remotes/');
    assert.deepEqual([...listed], [[key, { size: 3, tag: tagOf(text('one')) }]]);
    assert.equal((await store.list('')).size, 2);
    await store.put(key, text('two'));
    assert.deepEqual((await store.read(key))?.content, text('two'));
    await store.remove(key);
    await store.remove(key);
    assert.equal(await store.read(key), undefined);
  });

  test(`${where} of many who put where nothing is, one wins`, async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => open().put('first', text(`${n}`), { over: 'absent' })),
    );
    const won = tries.filter(({ status }) => status === 'fulfilled');
    assert.equal(won.length, 1);
    for (const lost of tries.filter((one) => one.status === 'rejected')) {
      assert.equal(lost.reason.code, 'conflict');
    }
  });

  test(`${where} of many who replace what they read, one wins`, async () => {
    const store = open();
    const tag = await store.put('pointer', text('0'));
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) =>
        open().put('pointer', text(`${n + 1}`), { over: { tag } }),
      ),
    );
    const won = tries.findIndex(({ status }) => status === 'fulfilled');
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.deepEqual((await store.read('pointer'))?.content, text(`${won + 1}`));
    await store.remove('pointer');
    await assert.rejects(store.put('pointer', text('x'), { over: { tag } }), { code: 'conflict' });
  });
}

test('what is packed comes back packed, whatever its headers say', async () => {
  const store = openStore(`s3://${s3.bucket}/packed`, s3.env);
  const packed = gzipSync('a script');
  await store.put('x.js.gz', packed, { headers: { 'content-encoding': 'gzip' } });
  assert.deepEqual((await store.read('x.js.gz'))?.content, packed);
});

test('a long list is read to its end', async () => {
  const store = openStore(`s3://${s3.bucket}/many`, s3.env);
  const keys = Array.from({ length: 2 * PAGE_SIZE + 5 }, (_, n) => `k${n}`);
  await Promise.all(keys.map((key) => store.put(key, text(key))));
  assert.deepEqual([...(await store.list('')).keys()].sort(), keys.sort());
});

test('a bucket is served with the headers that were put', async () => {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  await openStore(`s3://${s3.bucket}`, s3.env).put('x.js', text('x'), { headers });
  assert.equal((await s3.headersOf('x.js')).get('content-type'), 'text/javascript');
});

const wrong: [name: string, address: string, env: object, error: object][] = [
  ['no bucket', 's3://', {}, { code: 'usage', message: /names no bucket/ }],
  [
    'half a key',
    's3://b',
    { S3_ACCESS_KEY_ID: '' },
    { code: 'usage', message: /needs S3_ACCESS_KEY_ID\./ },
  ],
  ['the bucket', 's3://nowhere', {}, { code: 'missing', message: /s3:\/\/nowhere answered 404/ }],
  [
    'the server',
    's3://b',
    { S3_ENDPOINT: 'http://127.0.0.1:1' },
    { code: 'unreachable', message: /does not answer/ },
  ],
  ['the key', 's3://releases', { S3_ACCESS_KEY_ID: 'nobody' }, { code: 'invalid', message: /403/ }],
];
for (const [name, address, env, error] of wrong) {
  test(`what is wrong is said: ${name}`, async () => {
    await assert.rejects(async () => openStore(address, { ...s3.env, ...env }).list(''), error);
  });
}
