import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
// @ts-expect-error It has no types.
import S3rver from 's3rver';
import { temporaryFolder } from '../../../test/process/at-exit';
import { type FileStore, filesOnDisk } from './file-store';
import { filesInBucket } from './s3-store';

const id = '019a0000-0000-7000-8000-000000000001';
const storeOptions = {
  ...{ region: 'us-east-1', addressing: 'path' as const },
  keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
};
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: temporaryFolder('s3') },
  configureBuckets: [{ name: 'files' }],
});
let endpoint = '';
describe('places for files', () => {
  before(async () => {
    endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  });
  after(() => server.close());

  const stores: [where: string, store: () => FileStore][] = [
    ['on disk', () => filesOnDisk(temporaryFolder('store'))],
    ['in a bucket', () => filesInBucket({ ...storeOptions, endpoint, bucket: 'files' })],
  ];

  async function read(store: FileStore): Promise<Buffer | undefined> {
    const content = await store.get(id);
    return content && Buffer.concat(await content.toArray());
  }

  for (const [where, make] of stores) {
    test(`${where} bytes come back as they were, are replaced, and go`, async () => {
      const store = make();
      assert.equal(await read(store), undefined);
      const large = Buffer.alloc(5 * 1_024 * 1_024, 'x\u0000y');
      await store.put(id, large);
      assert.deepEqual(await read(store), large);
      await store.put(id, Buffer.from('less'));
      assert.deepEqual(await read(store), Buffer.from('less'));
      await store.remove(id);
      assert.equal(await read(store), undefined);
      await store.remove(id);
    });
  }

  test('in a bucket a file takes as long as whoever reads it', async (context) => {
    const store = filesInBucket({ ...storeOptions, endpoint, bucket: 'files' });
    const large = Buffer.alloc(5 * 1_024 * 1_024, 'x');
    await store.put(id, large);
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const content = await store.get(id);
    context.mock.timers.tick(600_000);
    context.mock.timers.reset();
    assert.deepEqual(content && Buffer.concat(await content.toArray()), large);
  });

  test('a bucket that does not answer is unreachable', async () => {
    const away = filesInBucket({
      ...storeOptions,
      endpoint: 'http://127.0.0.1:1',
      bucket: 'files',
    });
    const failure = { code: 'unreachable', message: /does not answer/ };
    await assert.rejects(away.put(id, Buffer.from('x')), failure);
    await assert.rejects(away.get(id), failure);
    await assert.rejects(away.remove(id), failure);
  });

  test('a bucket that is missing is a failure, not a file that is gone', async () => {
    const missing = filesInBucket({ ...storeOptions, endpoint, bucket: 'nowhere' });
    await assert.rejects(missing.get(id), /answered 404/);
  });
});
