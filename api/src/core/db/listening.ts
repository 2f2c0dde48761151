import pg from 'pg';
import type { Primary } from './servers';

/**
 * Receives each message of a channel, and null after a reconnect, when messages may have been
 * missed.
 */
export type Heard = (message: string | null) => void;

const pause = 1_000;

/**
 * Listens to a channel of the primary over a connection of its own, which reconnects until it
 * succeeds, and follows when another server becomes the primary. Returns how to stop.
 */
export async function listenToServer(
  primary: Primary,
  channel: string,
  heard: Heard,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const begin = async (): Promise<boolean> => {
    const next = new pg.Client({ connectionString: primary.url(), ...options });
    client = next;
    // An 'error' without listener would end the process; the 'end' event triggers the reconnect.
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch {
      next.end().catch(() => undefined);
      primary.find().catch(() => undefined);
      if (client === next) again();
      return false;
    }
    next.once('end', () => {
      if (client === next) again();
    });
    if (client !== next || isOver) await next.end();
    return client === next;
  };
  const again = () => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (await begin()) heard(null);
    }, pause).unref();
  };
  const stopFollowing = primary.onMove(() => {
    const left = client;
    client = undefined;
    // A server that hangs would never close the connection.
    left?.end().catch(() => undefined);
    again();
  });

  await begin();
  return async () => {
    isOver = true;
    stopFollowing();
    clearTimeout(timer);
    await client?.end();
  };
}

const options = {
  application_name: 'nukkad notifications',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
