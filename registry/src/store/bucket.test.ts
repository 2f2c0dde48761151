import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import dns, { type LookupOptions } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, mock, test } from 'node:test';
import { type S3Server, startS3 } from '../testing/s3-server';
import { bucketSettings } from './bucket';
import { openStore } from './open-store';

/** The server takes any signature; the judge `s3-store` asks one that checks them. */
let s3: S3Server;
before(async () => {
  s3 = await startS3();
});
after(() => s3.close());
beforeEach(() => s3.tokens.splice(0));

const content = Buffer.from('one');
const address = () => `s3://${s3.bucket}/of a bucket`;

test('a token goes with the key of a role, and is signed', async () => {
  const store = openStore(address(), { ...s3.env, S3_SESSION_TOKEN: 'of/a+role=' });
  await store.put('x y.js', content);
  assert.deepEqual((await store.read('x y.js'))?.content, content);
  assert.deepEqual(new Set(s3.tokens), new Set(['of/a+role=']));
});

test('content is signed with its request', async () => {
  const sent: { body: string; digest: unknown; signed: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { authorization, 'x-amz-content-sha256': digest } = request.headers;
    sent.push({ body, digest, signed: /SignedHeaders=([^,]*)/.exec(authorization ?? '')?.[1] });
    response.setHeader('etag', '"x"').end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openStore('s3://b', { S3_ENDPOINT: endpoint, ...key });
  await store.put('x', content);
  await store.read('x');
  server.close();
  const signed = 'host;x-amz-content-sha256;x-amz-date';
  const digestOf = (body: string) => createHash('sha256').update(body).digest('hex');
  assert.deepEqual(
    sent,
    ['one', ''].map((body) => ({ body, digest: digestOf(body), signed })),
  );
});

test('a store without conditional writes is told from one that is away', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(501).end('<Error><Message>Not supported</Message></Error>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openStore('s3://b', { S3_ENDPOINT: endpoint, ...key });
  const said = { code: 'invalid', message: /answered 501: Not supported.*conditional writes/ };
  await assert.rejects(store.put('x', content, { over: 'absent' }), said);
  server.close();
});

test('a bucket may stand in the name of the host', async (context) => {
  const { lookup } = dns;
  // No resolver knows the names below localhost.
  const toLoopback = (name: string, options: LookupOptions, done: never) =>
    lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, options, done);
  context.after(() => mock.restoreAll());
  mock.method(dns, 'lookup', toLoopback as typeof lookup);
  const port = new URL(s3.env.S3_ENDPOINT ?? '').port;
  const virtual = { S3_ENDPOINT: `http://s3.localhost:${port}`, S3_ADDRESSING: 'virtual' };
  const store = openStore(address(), { ...s3.env, ...virtual });
  await store.put('v/x.js', content);
  assert.deepEqual((await store.read('v/x.js'))?.content, content);
  assert.deepEqual([...(await store.list('v/')).keys()], ['v/x.js']);
  const inPath = openStore(address(), s3.env);
  assert.deepEqual((await inPath.read('v/x.js'))?.content, content, 'it is the same object');
});

test('without a key it is asked of the container, and anew before it ends', async (context) => {
  let given = 0;
  const keys = await serving(() => {
    given += 1;
    return {
      ...{ AccessKeyId: 'S3RVER', SecretAccessKey: 'S3RVER', Token: `token-${given}` },
      // The first ends in a minute: the next one is sought while it is still of use.
      Expiration: new Date(Date.now() + (given === 1 ? 60_000 : 3_600_000)).toISOString(),
    };
  });
  const { port } = keys.address() as AddressInfo;
  const before = { ...process.env };
  context.after(() => {
    keys.close();
    process.env = before;
  });
  const uri = `http://127.0.0.1:${port}/keys`;
  process.env = { ...nothingOfAws(before), AWS_CONTAINER_CREDENTIALS_FULL_URI: uri };
  const { S3_ENDPOINT } = s3.env;
  const store = openStore(address(), { S3_ENDPOINT });
  for (const key of ['1', '2', '3']) await store.put(key, content);
  assert.deepEqual([s3.tokens[0], s3.tokens.at(-1), given], ['token-1', 'token-2', 2]);
});

test('where nobody gives keys, that is said', async (context) => {
  const before = { ...process.env };
  context.after(() => {
    process.env = before;
  });
  process.env = { ...nothingOfAws(before), AWS_EC2_METADATA_DISABLED: 'true' };
  const store = openStore(address(), { S3_ENDPOINT: s3.env.S3_ENDPOINT });
  const said = { code: 'usage', message: /Nobody gives keys for s3:.*S3_ACCESS_KEY_ID/ };
  await assert.rejects(store.read('x'), said);
  await assert.rejects(store.list(''), said);
});

const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
const region = 'us-east-1';
const settings: [env: object, found: object][] = [
  [{}, { region, addressing: 'virtual' }],
  [
    { S3_REGION: 'ap-south-1', ...key },
    { region: 'ap-south-1', addressing: 'virtual', keys },
  ],
  [{ S3_ENDPOINT: 'https://s3.in' }, { region, endpoint: 'https://s3.in', addressing: 'path' }],
  [{ S3_ADDRESSING: 'path' }, { region, addressing: 'path' }],
  [
    { ...key, S3_SESSION_TOKEN: 't' },
    { region, addressing: 'virtual', keys: { ...keys, sessionToken: 't' } },
  ],
];
for (const [env, found] of settings) {
  test(`${JSON.stringify(env)} is a bucket`, () => {
    assert.deepEqual(bucketSettings('b', env), { bucket: 'b', ...found });
  });
}

for (const env of [
  { S3_SECRET_ACCESS_KEY: 'secret' },
  { S3_SESSION_TOKEN: 't' },
  { ...key, S3_ACCESS_KEY_ID: '' },
]) {
  test(`${JSON.stringify(env)} lacks its key`, () => {
    assert.deepEqual(bucketSettings('b', env), { missing: 'S3_ACCESS_KEY_ID' });
  });
}

async function serving(answer: () => object): Promise<Server> {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer())));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

function nothingOfAws(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(env).filter(([name]) => !name.startsWith('AWS_'));
  // No profile of whoever runs the tests.
  const nowhere = { AWS_CONFIG_FILE: '/dev/null', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' };
  return { ...Object.fromEntries(others), ...nowhere };
}
