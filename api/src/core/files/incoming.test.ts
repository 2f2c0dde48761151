import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { openStore } from '@nukkad/registry';
import { type S3Server, startS3 } from '@nukkad/registry/testing/s3-server';
import { temporaryFolder } from '../../../test/process/at-exit';
import { incomingInBucket } from './bucket-incoming';
import { type Incoming, incoming } from './incoming';

const file = { ownerId: 'asha', name: 'deed.pdf', length: 6 };
const never = new AbortController().signal;
const day = 24 * 3_600_000;

describe('files that arrive in parts', () => {
  let s3: S3Server;
  before(async () => {
    s3 = await startS3();
  });
  after(() => s3.close());

  const folder = temporaryFolder('incoming');
  const places: [where: string, open: () => Incoming][] = [
    ['on disk', () => incoming(folder)],
    ['in a bucket', () => incomingInBucket(openStore(`s3://${s3.bucket}`, s3.env))],
  ];
  for (const [where, open] of places) {
    test(`${where} one process goes on where another was`, async () => {
      const [one, other] = [open(), open()];
      const id = await one.begin(file);
      assert.equal((await other.find(id))?.offset, 0);
      await other.append(id, Readable.from([Buffer.from('ab'), Buffer.from('c')]), never);
      assert.equal((await one.find(id))?.offset, 3);
      await one.append(id, Readable.from([Buffer.from('def')]), never);
      assert.equal((await other.whole(id)).toString(), 'abcdef');
      await other.remove(id);
      assert.equal(await one.find(id), undefined);
    });

    test(`${where} a day later nothing is left`, async () => {
      const place = open();
      const id = await place.begin(file);
      await place.append(id, Readable.from([Buffer.from('ab')]), never);
      await place.sweep();
      assert.equal((await place.find(id))?.offset, 2);
      await place.sweep(Date.now() + day + 60_000);
      assert.equal(await place.find(id), undefined);
      assert.equal((await place.whole(id).catch(() => Buffer.alloc(0))).length, 0);
    });
  }

  test('what came to a bucket before a connection broke is kept', async () => {
    const place = incomingInBucket(openStore(`s3://${s3.bucket}`, s3.env));
    const id = await place.begin(file);
    async function* broken() {
      yield Buffer.from('abcd');
      throw new Error('broken');
    }
    await assert.rejects(place.append(id, Readable.from(broken()), never), /broken/);
    assert.equal((await place.find(id))?.offset, 4);
  });

  test('of two parts at one place in a bucket, sent through two processes, one is kept', async () => {
    const open = () => incomingInBucket(openStore(`s3://${s3.bucket}`, s3.env));
    const id = await open().begin(file);
    const parts = [Buffer.from('abc'), Buffer.from('abcd')];
    const sent = parts.map((part) => open().append(id, Readable.from([part]), never));
    const outcomes = (await Promise.allSettled(sent)).map(({ status }) => status);
    assert.deepEqual(outcomes.sort(), ['fulfilled', 'rejected']);
    assert.match((await open().whole(id)).toString(), /^abcd?$/);
  });
});
