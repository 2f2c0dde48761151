import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicIp, type Reach, readableAddress } from './address.model';

/** What a server said of the version that it sent. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Why an address gives no file. */
export type FetchProblem = 'unreachable' | 'refused' | 'gone' | 'not-public' | 'too-large';

export type Fetched =
  | { state: 'fetched'; text: string; validators: Validators }
  | { state: 'unchanged' }
  | { state: 'failed'; problem: FetchProblem };

/** Limits of one reading; times in milliseconds. */
export const fetchLimits = { bytes: 2_000_000, redirects: 3, timeout: 15_000 };

type FetchLimits = typeof fetchLimits;

/** The request may not be made, or its answer not be read. The message names no address. */
class FetchError extends Error {
  constructor(readonly problem: FetchProblem) {
    super(`The calendar is ${problem}.`);
  }
}

/**
 * Reads the file at an address that readers gave, without cookies, and with nothing that says for
 * whom. Every address on the way is judged, and the connection is made to an IP address that was.
 * Never fails.
 */
export async function fetchCalendar(
  url: URL,
  reach: Reach,
  validators: Validators | null,
  limits: FetchLimits = fetchLimits,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeout);
  const asked = { reach, signal, headers: headersOf(validators) };
  try {
    let at = url;
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      const response = await request(at, asked);
      const next = await redirectOf(response, at, reach);
      if (next === null) return await read(response, limits.bytes);
      at = next;
    }
    return failed('unreachable');
  } catch (error) {
    return failed(error instanceof FetchError ? error.problem : 'unreachable');
  }
}

const failed = (problem: FetchProblem): Fetched => ({ state: 'failed', problem });

const headersOf = (validators: Validators | null): Record<string, string> => ({
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'accept-encoding': 'identity',
  'user-agent': 'Nukkad calendar reader',
  ...(validators?.etag && { 'if-none-match': validators.etag }),
  ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
});

interface Asked {
  reach: Reach;
  signal: AbortSignal;
  headers: Record<string, string>;
}

function request(url: URL, { reach, signal, headers }: Asked): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const guard = reach === 'public' && { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    // No agent: a connection that is kept would pass by the look-up of the next address.
    get(url, { headers, signal, agent: false, ...guard }, resolve).on('error', reject);
  });
}

/** Resolves a name to its public addresses alone; fails with `not-public` when it has none. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  dnsLookup(hostname, { ...(options as LookupOptions), all: true }, (error, all) => {
    const addresses = error ? [] : all.filter(({ address }) => isPublicIp(address));
    const [first] = addresses;
    if (first) answer(options, addresses, first, done);
    else done(error ?? new FetchError('not-public'), '', 0);
  });
};

function answer(
  { all }: LookupOptions,
  addresses: LookupAddress[],
  first: LookupAddress,
  done: Parameters<LookupFunction>[2],
): void {
  if (all) done(null, addresses);
  else done(null, first.address, first.family);
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Null where the answer is no redirect. */
async function redirectOf(response: IncomingMessage, at: URL, reach: Reach): Promise<URL | null> {
  const { statusCode = 0, headers } = response;
  if (!redirects.has(statusCode)) return null;
  response.destroy();
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, at.href))
    throw new FetchError('unreachable');
  const next = readableAddress(new URL(location, at).href, reach);
  if (typeof next === 'string') throw new FetchError('not-public');
  return next;
}

async function read(response: IncomingMessage, most: number): Promise<Fetched> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    return statusCode === 304 ? { state: 'unchanged' } : failed(problemOf(statusCode));
  }
  const validators = {
    etag: kept(headers.etag),
    lastModified: kept(headers['last-modified']),
  };
  return { state: 'fetched', text: await textOf(response, most), validators };
}

function problemOf(statusCode: number): FetchProblem {
  if (statusCode === 401 || statusCode === 403) return 'refused';
  return statusCode === 404 || statusCode === 410 ? 'gone' : 'unreachable';
}

/** Longer ones are not worth a row. */
const kept = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 200 ? header : null;

async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  // Compressed although it was not asked for, so that its size would be unknown.
  if (encoding !== 'identity') throw new FetchError('unreachable');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > most) throw new FetchError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
