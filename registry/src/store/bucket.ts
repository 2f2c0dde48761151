import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** Keys for a bucket. Those of a role come with a token, and are of use for a while only. */
export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** A bucket of AWS or of any S3-compatible store. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Origin of the store; unset: that of AWS in the region. */
  endpoint?: string | undefined;
  /** Whether the bucket stands in the path or in the host's name, as AWS asks of new ones. */
  addressing: 'path' | 'virtual';
  /**
   * Unset: what tools of AWS would find, in their order: environment, profile, web identity,
   * container, machine. They are asked for anew before they end.
   */
  keys?: BucketKeys | undefined;
}

/** A request whose content is signed, too. */
export type BucketRequest = Omit<RequestInit, 'body' | 'headers'> & {
  body?: Uint8Array;
  headers?: Record<string, string>;
};

/** Requests to a bucket, signed with their content: the store takes no other. */
export interface Bucket {
  /** Address of an object, or with '' that of the bucket. */
  addressOf(key: string): string;
  sign(address: string, init?: BucketRequest): Promise<Request>;
  /** As `fetch`; tries again while the store is busy. */
  fetch(address: string, init?: BucketRequest): Promise<Response>;
}

/** Opens a bucket. Each request rejects while nobody gives keys. */
export function openBucket({ bucket, region, endpoint, addressing, keys }: BucketSettings): Bucket {
  const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (addressing === 'virtual') base.host = `${bucket}.${base.host}`;
  else base.pathname = `${base.pathname.replace(/\/+$/, '')}/${bucket}`;
  const root = base.href.replace(/\/+$/, '');
  const client = new AwsClient({ ...(keys ?? NOBODY), region, service: 's3', retries: 3 });
  const found = keys ? async () => keys : keysOfSurroundings();
  const withKeys = async () => Object.assign(client, { sessionToken: undefined }, await found());
  return {
    addressOf: (key) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`,
    sign: async (address, init) => (await withKeys()).sign(address, withDigest(init)),
    fetch: async (address, init) => (await withKeys()).fetch(address, withDigest(init)),
  };
}

/** The client would leave the content unsigned. */
function withDigest({ body, headers, ...init }: BucketRequest = {}): RequestInit {
  const digest = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  return {
    ...init,
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    headers: { ...headers, 'x-amz-content-sha256': digest },
  };
}

const NOBODY: BucketKeys = { accessKeyId: 'none', secretAccessKey: 'none' };

/** Keeps keys until shortly before their end. The package is loaded by those who need it. */
function keysOfSurroundings(): () => Promise<BucketKeys> {
  let provider: Promise<() => Promise<BucketKeys>> | undefined;
  return async () => {
    provider ??= import('@aws-sdk/credential-provider-node').then((chain) =>
      chain.defaultProvider(),
    );
    const { accessKeyId, secretAccessKey, sessionToken } = await (await provider)();
    return { accessKeyId, secretAccessKey, sessionToken };
  };
}

/** Settings of a bucket as the environment says them. */
export interface BucketEnvironment {
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ADDRESSING?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_SESSION_TOKEN?: string | undefined;
}

/**
 * The settings of a bucket from the environment, or what is wrong with them. A store of one's own
 * has buckets in the path unless it says otherwise, AWS in the host's name.
 */
export function bucketSettings(
  bucket: string,
  env: BucketEnvironment,
): BucketSettings | { missing: string } {
  const { S3_ENDPOINT, S3_REGION, S3_ADDRESSING } = env;
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_SESSION_TOKEN } = env;
  const halves = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const unsaid = Object.entries(halves).flatMap(([name, said]) => (said ? [] : [name]));
  const [missing] = unsaid;
  if (missing && (unsaid.length === 1 || S3_SESSION_TOKEN)) return { missing };
  const isPath = S3_ADDRESSING ? S3_ADDRESSING === 'path' : Boolean(S3_ENDPOINT);
  return {
    bucket,
    region: S3_REGION || 'us-east-1',
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    addressing: isPath ? 'path' : 'virtual',
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        keys: {
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
          ...(S3_SESSION_TOKEN && { sessionToken: S3_SESSION_TOKEN }),
        },
      }),
  };
}
