import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { RegistryError } from '../core/failure';
import { changedMeanwhile, type Listed, type PutOptions, type Store } from '../core/store';
import { type BucketRequest, type BucketSettings, openBucket } from './bucket';
import { type Answered, bytesOf } from './bytes-of';

const PATIENCE_MS = 30_000;

/** S3's status codes for a failed condition or a concurrent conditional write. */
const LOST = [409, 412];

/** A store whose contents can be read while they arrive. */
export interface S3Store extends Store {
  /** For contents that are stored uncompressed; undefined for a missing key. */
  stream(key: string): Promise<Readable | undefined>;
}

/**
 * Contents as objects of a bucket of any S3-compatible store with conditional writes. Each call fails with a
 * `RegistryError`: `unreachable` without an answer, `invalid` or `missing` when the settings are refused.
 *
 * @param prefix without leading and trailing slash; empty for the whole bucket
 */
export function s3Store(settings: BucketSettings, prefix: string): S3Store {
  const name = `s3://${[settings.bucket, prefix].filter(Boolean).join('/')}`;
  const bucket = openBucket(settings);
  const full = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  const addressOf = (key: string) => bucket.addressOf(full(key));
  const ask = async (method: string, address: string, init: BucketRequest = {}) => {
    const answer = await inTime((signal) =>
      bucket.fetch(address, { ...init, method, signal }),
    ).catch((error) => {
      throw failureToAsk(name, error);
    });
    if (answer.ok || LOST.includes(answer.status)) return answer;
    const said = await answer.text();
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return undefined;
    throw failureOf(name, answer.status, said);
  };
  return {
    name,

    async read(key) {
      const { status, tag, content } = await bucket
        .sign(addressOf(key))
        .then(asItLies)
        .catch((error) => {
          throw failureToAsk(name, error);
        });
      if (status === 200) return { content, tag };
      const said = content.toString('utf8');
      if (status === 404 && !said.includes('NoSuchBucket')) return undefined;
      throw failureOf(name, status, said);
    },

    async stream(key) {
      const answer = await ask('GET', addressOf(key));
      return answer?.body ? Readable.fromWeb(answer.body as never) : undefined;
    },

    async put(key, content, options = {}) {
      const init = { body: new Uint8Array(content), headers: headersOf(options) };
      const answer = await ask('PUT', addressOf(key), init);
      await answer?.body?.cancel();
      // S3 answers 404 for a condition on an object that is gone.
      if (!answer?.ok) throw changedMeanwhile(name, key);
      return answer.headers.get('etag') ?? '';
    },

    async list(start) {
      const listed = new Map<string, Listed>();
      const query = new URLSearchParams({ prefix: full(start) });
      for (let isMore = true; isMore; ) {
        const page = (await (await ask('GET', `${bucket.addressOf('')}?${query}`))?.text()) ?? '';
        const entries = contentsOf(page);
        for (const [key, about] of entries) listed.set(key.slice(full('').length), about);
        isMore = textOf(page, 'IsTruncated') === 'true' && entries.length > 0;
        query.set('marker', entries.at(-1)?.[0] ?? '');
      }
      return listed;
    },

    async remove(key) {
      await (await ask('DELETE', addressOf(key)))?.body?.cancel();
    },
  };
}

/** Limits the time until an answer begins: its body takes as long as whoever reads it. */
async function inTime<A>(ask: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const overdue = new AbortController();
  const stop = () => overdue.abort(new Error(`no answer within ${PATIENCE_MS / 1_000} seconds`));
  const timer = setTimeout(stop, PATIENCE_MS);
  try {
    return await ask(overdue.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Attempts in all, when a store is busy. */
const TRIES = 4;
const PAUSE_MS = 200;

async function asItLies(request: Request): Promise<Answered> {
  for (let tried = 1; ; tried++) {
    const isLast = tried === TRIES;
    const answer = await bytesOf(request, PATIENCE_MS).catch((error: unknown) => {
      if (isLast) throw error;
    });
    if (answer && (answer.status < 500 || isLast)) return answer;
    await wait(PAUSE_MS * tried);
  }
}

function headersOf({ over, headers = {} }: PutOptions): Record<string, string> {
  if (over === undefined) return headers;
  return over === 'absent'
    ? { ...headers, 'if-none-match': '*' }
    : { ...headers, 'if-match': over.tag };
}

// The XML has a fixed form: elements without attributes, one level deep.
function contentsOf(page: string): [key: string, about: Listed][] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => [
    textOf(entry!, 'Key') ?? '',
    { size: Number(textOf(entry!, 'Size')), tag: textOf(entry!, 'ETag') ?? '' },
  ]);
}

const QUOTED: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&[^;]+;/g, (quoted) => QUOTED[quoted] ?? quoted);
}

function failureOf(name: string, status: number, said: string): RegistryError {
  const reason = textOf(said, 'Message') ?? textOf(said, 'Code') ?? '';
  if (status === 501) {
    return new RegistryError(
      'invalid',
      `${name} answered 501: ${reason}. It has to take conditional writes, If-Match and If-None-Match with PUT, which not every S3-compatible store does.`,
    );
  }
  if (status >= 500) return unreachable(name, `it answered ${status} ${reason}`);
  return new RegistryError(
    status === 404 ? 'missing' : 'invalid',
    `${name} answered ${status}: ${reason}. Check the bucket and S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  );
}

function failureToAsk(name: string, error: unknown): RegistryError {
  const { name: kind, message, cause } = error as Error;
  if (kind !== 'CredentialsProviderError') {
    return unreachable(name, String((cause as Error | undefined)?.message ?? message ?? error));
  }
  return new RegistryError(
    'usage',
    `Nobody gives keys for ${name}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role of AWS.`,
  );
}

function unreachable(name: string, reason: string): RegistryError {
  return new RegistryError(
    'unreachable',
    `${name} does not answer: ${reason}. What was there still is; run the command again when it does.`,
  );
}
