import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
// @ts-expect-error It has no types.
import S3rver from 's3rver';

/** An S3-compatible server, on a port of its own. */
export interface S3Server {
  /** The settings that `openStore` reads. */
  env: Record<string, string>;
  /** Name of its only bucket. */
  bucket: string;
  /** Tokens of the requests so far, in order; empty for one without. */
  tokens: string[];
  /** The headers of the last object put under a key. */
  headersOf(key: string): Promise<Headers>;
  close(): Promise<void>;
}

interface Context {
  method: string;
  path: string;
  status: number;
  body: unknown;
  get(header: string): string;
}

/**
 * Starts an S3-compatible server. It lacks conditional writes, so a layer before it implements
 * `If-None-Match: *` and `If-Match` as S3 does: one write or reading at a time, 412 for a failed
 * condition, 404 for a condition on a missing object.
 *
 * @param options.pageSize most keys in one answer to a listing; S3 itself has 1,000
 */
export async function startS3({ pageSize = 1_000 } = {}): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nukkad-s3-'));
  const bucket = 'releases';
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    // For a bucket in the host's name: `releases.s3.localhost`.
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.unshift(conditionalWrites(server.store));
  const listObjects = server.store.listObjects.bind(server.store);
  server.store.listObjects = (name: string, options: { maxKeys: number }) =>
    listObjects(name, { ...options, maxKeys: Math.min(options.maxKeys, pageSize) });
  const tokens: string[] = [];
  server.middleware.unshift((context: Context, next: () => Promise<void>) => {
    tokens.push(context.get('x-amz-security-token'));
    return next();
  });
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  return {
    ...{ bucket, tokens },
    env: {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    headersOf: async (key) => (await fetch(`${endpoint}/${bucket}/${key}`)).headers,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function conditionalWrites(store: {
  getObject(bucket: string, key: string): Promise<{ metadata: { etag: string } } | null>;
}) {
  let last: Promise<unknown> = Promise.resolve();
  return (context: Context, next: () => Promise<void>) => {
    if (context.method !== 'PUT' && context.method !== 'GET') return next();
    const turn = last.then(async () => {
      // The server writes in place: an object that is read meanwhile would be half of it.
      if (context.method === 'GET') return read(context, next);
      const [, bucket, ...key] = decodeURIComponent(context.path).split('/');
      const found = await store.getObject(bucket!, key.join('/'));
      const status = refusal(context, found?.metadata.etag);
      if (status === undefined) return next();
      context.status = status;
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function read(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.body instanceof Readable) context.body = await buffer(context.body);
}

function refusal(context: Context, tag: string | undefined): number | undefined {
  if (context.get('if-none-match') === '*' && tag !== undefined) return 412;
  const wanted = context.get('if-match');
  if (wanted === '' || wanted === tag) return undefined;
  return tag === undefined ? 404 : 412;
}
