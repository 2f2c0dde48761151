import pg from 'pg';
import { withinOwnTime } from './own-time';

/** Milliseconds in which a server that answers at all has answered. */
export const answersWithin = 1_500;

/** An abandoned check query is ended after this time. */
const checkEndsWithin = 10 * answersWithin;

/** Milliseconds for which callers share a look: each failed query asks for one. */
const pause = 250;

/**
 * An address for each server of an address with several, in the form that PostgreSQL's own programs
 * take: `postgres://user@first:5432,second:5432/name`, for sockets `?host=/first,/second`.
 */
export function serversIn(url: string): string[] {
  const begin = url.indexOf('://') + 3;
  const length = url.slice(begin).search(/[/?#]/);
  const end = length < 0 ? url.length : begin + length;
  const hosts = Math.max(begin, url.lastIndexOf('@', end) + 1);
  return url
    .slice(hosts, end)
    .split(',')
    .map((host) => url.slice(0, hosts) + host + url.slice(end))
    .flatMap(onSockets);
}

function onSockets(server: string): string[] {
  if (!URL.canParse(server)) return [server];
  const folders = new URL(server).searchParams.get('host')?.split(',') ?? [];
  if (folders.length < 2) return [server];
  return folders.map((folder) => {
    const one = new URL(server);
    one.searchParams.set('host', folder);
    return one.href;
  });
}

/** The one of several servers that accepts writes. */
export interface Primary {
  /** Address of the server that did last. */
  url: () => string;
  /** Whether another server may take its place. */
  hasOthers: boolean;
  /**
   * Makes sure of it, or finds the one that does now. Fails when none does. Concurrent callers share
   * one look.
   */
  find: () => Promise<void>;
  /** Calls `moved` whenever another server has become the primary. Returns how to stop. */
  onMove: (moved: () => void) => () => void;
}

/** Begins with the first of `urls`. A server that stands alone is taken for what it is. */
export function primaryAmong(urls: string[]): Primary {
  let [current = ''] = urls;
  let looking: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function look(): Promise<void> {
    if (urls.length === 1) return answers(current);
    try {
      // Two that accept writes have fallen out with each other: stay with the one we write to.
      await acceptsWrites(current);
      return;
    } catch {
      // It is gone, hangs, or is a replica now.
    }
    const others = urls.filter((url) => url !== current);
    current = await Promise.any(others.map((url) => acceptsWrites(url).then(() => url)));
    for (const moved of [...listeners]) moved();
  }

  return {
    url: () => current,
    hasOthers: urls.length > 1,
    find() {
      looking ??= look().finally(() => {
        setTimeout(() => {
          looking = undefined;
        }, pause).unref();
      });
      return looking;
    },
    onMove(moved) {
      listeners.add(moved);
      return () => void listeners.delete(moved);
    },
  };
}

/** Fails when no server answers; an error response counts as an answer. */
async function answers(url: string): Promise<void> {
  try {
    await ask(url, 'SELECT 1');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  }
}

async function acceptsWrites(url: string): Promise<void> {
  const [row] = await ask(url, 'SELECT pg_is_in_recovery() AS replays');
  if (row?.replays !== false) throw new Error('This server is a replica.');
}

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: checkEndsWithin,
    query_timeout: checkEndsWithin,
    application_name: 'nukkad check',
  });
  client.on('error', () => undefined);
  const asked = async () => {
    await client.connect();
    return (await client.query(question)).rows;
  };
  try {
    return await withinOwnTime(answersWithin, asked());
  } finally {
    // A hanging server would never close the connection.
    client.end().catch(() => undefined);
  }
}
