import assert from 'node:assert/strict';
import { readdir, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { arrivedFile, fileInParts, limits } from '@nukkad/platform/contract';
import { Upload } from 'tus-js-client';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { aPdf } from '../../../test/files/sample-files';
import { temporaryFolder } from '../../../test/process/at-exit';
import { incoming } from './incoming';

const bytes = aPdf({ length: 700_000 });
const filename = Buffer.from('deed.pdf').toString('base64');

onDatabase((open) => {
  let running: TestApp;
  let origin: string;
  const folder = temporaryFolder('parts');
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env: { NUKKAD_DATA: folder } });
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  });
  after(() => running.close());

  const left = async () => (await readdir(`${folder}/incoming`).catch(() => [])).length;

  async function sender(account: string) {
    const { token } = await signedIn(running.app, account);
    const authorization = `Bearer ${token}`;
    const ask = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, how: Asking = {}) =>
      running.app.inject({
        ...{ method, url, ...(how.payload && { payload: how.payload }) },
        headers: { authorization, 'tus-resumable': '1.0.0', ...how.headers },
      });
    return {
      authorization,
      ask,
      begin: (length: number) =>
        ask('POST', fileInParts, {
          headers: { 'upload-length': `${length}`, 'upload-metadata': `filename ${filename}` },
        }),
      part: (url: string, offset: number, payload: Buffer, headers = {}) =>
        ask('PATCH', url, {
          payload,
          headers: {
            ...{ 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
            ...headers,
          },
        }),
    };
  }

  test('a sender of others sends in parts and finds its file', async () => {
    const { authorization } = await sender('user');
    const named = await new Promise<string | undefined>((resolve, reject) => {
      new Upload(bytes, {
        ...{ endpoint: `${origin}${fileInParts}`, chunkSize: 200_000, uploadSize: bytes.length },
        headers: { authorization },
        metadata: { filename: 'ಪತ್ರ.pdf' },
        onError: reject,
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader(arrivedFile)),
      }).start();
    });
    const { _id, ...about } = JSON.parse(decodeURIComponent(named ?? ''));
    assert.deepEqual(about, { name: 'ಪತ್ರ.pdf', type: 'application/pdf', bytes: bytes.length });
    const read = await fetch(`${origin}/api/files/${_id}`, { headers: { authorization } });
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), bytes);
    assert.equal(await left(), 0);
  });

  test('it goes on where it was, and says again what it became', async () => {
    const { begin, part, ask } = await sender('user');
    const url = String((await begin(bytes.length)).headers.location);
    const first = await part(url, 0, bytes.subarray(0, 300_000));
    assert.deepEqual([first.statusCode, first.headers['upload-offset']], [204, '300000']);
    assert.equal((await part(url, 0, bytes.subarray(0, 300_000))).statusCode, 409);
    const asked = await ask('HEAD', url);
    assert.equal(asked.headers['upload-offset'], '300000');
    assert.ok(Date.parse(String(asked.headers['upload-expires'])) > Date.now());
    const last = await part(url, 300_000, bytes.subarray(300_000));
    assert.ok(last.headers[arrivedFile], last.body);
    assert.equal((await ask('HEAD', url)).headers[arrivedFile], last.headers[arrivedFile]);
    assert.equal(await left(), 0);
  });

  test('nobody else can ask after it, add to it or end it', async () => {
    const { begin, ask } = await sender('user');
    const other = await sender('doctor');
    const url = String((await begin(bytes.length)).headers.location);
    for (const answer of [
      await other.ask('HEAD', url),
      await other.part(url, 0, bytes),
      await other.ask('DELETE', url),
    ]) {
      assert.equal(answer.statusCode, 404);
    }
    const visitor = await running.app.inject({ method: 'HEAD', url });
    assert.equal(visitor.statusCode, 401);
    assert.equal((await ask('DELETE', url)).statusCode, 204);
    assert.equal((await ask('HEAD', url)).statusCode, 404);
    assert.equal(await left(), 0);
  });

  test('what is too much is refused before it comes', async () => {
    const { begin, part, ask } = await sender('user');
    const large = await begin(limits.fileMaxBytes + 1);
    assert.deepEqual([large.statusCode, large.headers.connection], [413, 'close']);
    assert.equal((await begin(0)).statusCode, 422);
    assert.equal((await ask('POST', fileInParts)).statusCode, 422);
    const url = String((await begin(10)).headers.location);
    assert.equal((await part(url, 0, bytes)).statusCode, 413);
    const pushed = await fetch(`${origin}${url}`, {
      method: 'PATCH',
      headers: {
        ...{ authorization: (await sender('user')).authorization, 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
      },
      body: new Blob([new Uint8Array(bytes)]).stream(),
      duplex: 'half',
    } as RequestInit);
    assert.equal(pushed.status, 413);
    await ask('DELETE', url);
    assert.equal(await left(), 0);
  });

  test('what is never finished is gone after a day', async () => {
    const { begin, part } = await sender('user');
    const url = String((await begin(bytes.length)).headers.location);
    await part(url, 0, bytes.subarray(0, 1_000));
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const entry of await readdir(`${folder}/incoming`)) {
      await utimes(`${folder}/incoming/${entry}`, yesterday, yesterday);
    }
    await incoming(`${folder}/incoming`).sweep();
    assert.equal(await left(), 0);
  });
});

interface Asking {
  payload?: Buffer;
  headers?: Record<string, string>;
}
