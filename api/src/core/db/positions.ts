import pg from 'pg';
import type { Freshness, Position } from './freshness.model';
import { withinOwnTime } from './own-time';
import { answersWithin } from './servers';

/** A server that follows the primary, and what is known of how near it is. */
export interface Follower {
  url: string;
  fresh: Freshness;
}

/** Milliseconds between two looks at how far everybody is. */
const lookEvery = 500;

/**
 * Asks the primary and then all that follow it how far they are, over a connection of its own to each:
 * those of requests are busiest when it matters most. One that does not answer holds up no other.
 *
 * @param primary the address at which the primary is now
 */
export function watchPositions(primary: () => string, followers: Follower[]): { stop: () => void } {
  const source = positions(primary);
  const looks = followers.map(({ url, fresh }) => ({ fresh, ...lookAt(url, fresh) }));
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    const at = performance.now();
    const position = await source.read().catch(() => undefined);
    for (const { fresh, begin } of looks) {
      if (position) fresh.primaryWas(at, position);
      else fresh.primaryWasAway(at);
      begin();
    }
    if (!isOver) timer = setTimeout(look, lookEvery).unref();
  }

  void look();
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
      for (const { close } of [source, ...looks]) close();
    },
  };
}

/** Begins to ask one that follows, unless it still has not answered. */
function lookAt(url: string, fresh: Freshness) {
  const { read, close } = positions(() => url);
  let isAsked = false;
  return {
    begin() {
      if (isAsked) return;
      isAsked = true;
      read()
        .then(fresh.replicaIs, () => undefined)
        .finally(() => {
          isAsked = false;
        });
    },
    close,
  };
}

/**
 * What a commit has flushed before it is seen, or what has been replayed of it. A server that was
 * promoted is no replica any more, and has what it wrote itself.
 */
const position = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
  pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()
    ELSE pg_current_wal_flush_lsn() END, '0/0')::bigint AS lsn`;

/** Reads a server's position over one connection, which is opened anew after a failure. */
function positions(urlOf: () => string) {
  let open: { url: string; client: pg.Client } | undefined;

  const close = (): void => {
    open?.client.end().catch(() => undefined);
    open = undefined;
  };
  const connected = async (): Promise<pg.Client> => {
    const url = urlOf();
    if (open?.url === url) return open.client;
    close();
    const client = new pg.Client({ connectionString: url, application_name: 'nukkad replica' });
    client.on('error', () => undefined);
    open = { url, client };
    await client.connect();
    return client;
  };
  const read = async (): Promise<Position> =>
    (await (await connected()).query<Position>(position)).rows[0] as Position;

  return {
    /** Fails when the server does not answer soon. */
    read: () =>
      withinOwnTime(answersWithin, read()).catch((error) => {
        close();
        throw error;
      }),
    close,
  };
}
