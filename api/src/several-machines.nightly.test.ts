import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { arrivedFile, fileInParts, notificationsStream } from '@nukkad/platform/contract';
import { type S3Server, startS3 } from '@nukkad/registry/testing/s3-server';
import { type Cluster, startCluster } from '../test/database/throwaway-postgres';
import { aPdf } from '../test/files/sample-files';
import { temporaryFolder } from '../test/process/at-exit';
import { type ServerProcess, startServer } from '../test/process/process';
import { until } from '../test/process/until';

const cluster = startCluster();
const skip = cluster ? false : 'no initdb and pg_ctl here';
const password = 'demo-password';
const half = 300_000;

describe('processes on two machines, with one database and one bucket', { skip }, () => {
  let s3: S3Server;
  let one: ServerProcess;
  let other: ServerProcess;
  const folders = [temporaryFolder('machine'), temporaryFolder('machine')];

  before(async () => {
    s3 = await startS3();
    const shared = {
      DATABASE_URL: (cluster as Cluster).url,
      ...s3.env,
      S3_BUCKET: s3.bucket,
      SESSION_SECRET: 'of both machines, and of nobody else',
      OTP_PEPPER: 'of both machines, and of nobody else',
    };
    // One after the other: the first one migrates and seeds.
    one = await startServer({ ...shared, NUKKAD_DATA: folders[0] as string });
    other = await startServer({ ...shared, NUKKAD_DATA: folders[1] as string });
  });
  after(async () => {
    await Promise.all([one?.end('SIGTERM'), other?.end('SIGTERM')]);
    await s3?.close();
    cluster?.stop();
  });

  async function signIn(server: ServerProcess, account: string) {
    const answer = await post(server, '/api/users/loginUser', {
      body: { email: `${account}@demo.example`, password },
    });
    assert.equal(answer.status, 200);
    const { token, vendorId } = (await answer.json()) as { token: string; vendorId?: string };
    return { authorization: `Bearer ${token}`, vendorId };
  }

  test('a session begun at one is known at the other, and ended for both', async () => {
    const { authorization } = await signIn(one, 'user');
    assert.equal((await get(other, '/api/threads', authorization)).status, 200);
    assert.equal((await post(other, '/api/users/logout', { authorization })).status, 204);
    assert.equal((await get(one, '/api/threads', authorization)).status, 401);
  });

  test('a file arrives in parts at both, and is read at either', async () => {
    const { authorization } = await signIn(one, 'user');
    const bytes = aPdf({ length: 2 * half });
    const url = await beginUpload(one, authorization, bytes.length);
    const first = await sendPart(other, { url, authorization, offset: 0 }, bytes.subarray(0, half));
    assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, `${half}`]);
    const last = { url, authorization, offset: half };
    const arrived = await sendPart(one, last, bytes.subarray(half));
    assert.equal(arrived.status, 204);
    const { _id } = JSON.parse(decodeURIComponent(arrived.headers.get(arrivedFile) ?? ''));
    for (const server of [one, other]) {
      const read = await get(server, `/api/files/${_id}`, authorization);
      assert.deepEqual(Buffer.from(await read.arrayBuffer()), bytes);
    }
  });

  test('news of what is done at one comes to a screen at the other', async () => {
    const { authorization, vendorId } = await signIn(one, 'doctor');
    const screen = await openScreen(other, authorization);
    const user = await signIn(one, 'user');
    const thread = await post(one, '/api/threads', { ...user, body: { vendorId } });
    const { _id } = (await thread.json()) as { _id: string };
    const body = { text: 'Is it possible a little earlier?' };
    assert.equal((await post(one, `/api/threads/${_id}/messages`, { ...user, body })).status, 201);
    await until(() => /^event: /m.test(screen.heard()), 'the screen hears of the message');
    screen.leave();
  });

  test('attempts at both count together', async () => {
    const attempt = async (server: ServerProcess) => {
      const body = { email: 'teacher@demo.example', password: 'of somebody else' };
      return (await post(server, '/api/users/loginUser', { body })).status;
    };
    const most = 200;
    let tried = 0;
    while (tried < most && (await attempt(tried % 2 === 0 ? one : other)) !== 429) tried += 1;
    assert.ok(tried < most, 'nobody was refused');
    assert.deepEqual([await attempt(one), await attempt(other)], [429, 429]);
  });

  test('neither has on its disk but its own log', () => {
    assert.deepEqual(folders.map(filesBelow), [['api.log'], ['api.log']]);
  });
});

interface Sending {
  authorization?: string;
  body?: object;
}

const get = (server: ServerProcess, url: string, authorization: string): Promise<Response> =>
  fetch(server.address + url, { headers: { authorization } });

function post(server: ServerProcess, url: string, { authorization, body }: Sending) {
  return fetch(server.address + url, {
    method: 'POST',
    headers: {
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function beginUpload(server: ServerProcess, authorization: string, length: number) {
  const begun = await fetch(server.address + fileInParts, {
    method: 'POST',
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-length': `${length}` },
      'upload-metadata': `filename ${Buffer.from('deed.pdf').toString('base64')}`,
    },
  });
  assert.equal(begun.status, 201);
  return new URL(begun.headers.get('location') ?? '', server.address).pathname;
}

interface Part {
  url: string;
  authorization: string;
  offset: number;
}

const sendPart = (server: ServerProcess, { url, authorization, offset }: Part, bytes: Buffer) =>
  fetch(server.address + url, {
    method: 'PATCH',
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-offset': `${offset}` },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });

/** A screen that listens to news; `heard` is what came so far. */
async function openScreen(server: ServerProcess, authorization: string) {
  const leaving = new AbortController();
  const { body } = await fetch(server.address + notificationsStream, {
    headers: { authorization },
    signal: leaving.signal,
  });
  let text = '';
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const part of body ?? []) text += decoder.decode(part, { stream: true });
  })();
  listening.catch(() => undefined);
  return { heard: () => text, leave: () => leaving.abort() };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
