import pg from 'pg';

/**
 * Receives each message of a channel, and null after a reconnect, when messages may have been
 * missed.
 */
export type Heard = (message: string | null) => void;

const pause = 1_000;

/**
 * Listens to a channel of the server at `url` over a connection of its own, which reconnects until
 * it succeeds. Returns how to stop.
 */
export async function listenToServer(
  url: string,
  channel: string,
  heard: Heard,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const begin = async (): Promise<boolean> => {
    const next = new pg.Client({ connectionString: url, ...options });
    // An 'error' without listener would end the process; the 'end' event triggers the reconnect.
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch {
      await next.end().catch(() => undefined);
      again();
      return false;
    }
    next.once('end', again);
    client = next;
    if (isOver) await next.end();
    return true;
  };
  const again = () => {
    if (isOver) return;
    timer = setTimeout(async () => {
      if (await begin()) heard(null);
    }, pause).unref();
  };

  await begin();
  return async () => {
    isOver = true;
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
