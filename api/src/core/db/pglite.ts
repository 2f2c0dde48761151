import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { connectionsOf, outlivingBreaks } from './connections';
import type { Database } from './database';
import { queriesOver } from './postgres';

/** Must be passed at every opening, even when the database has them installed. */
export const extensions = { citext, pg_trgm, unaccent };

/**
 * Opens the embedded engine in `folder`, or in memory for `memory://`. It has no lock of its own:
 * two processes on one folder lose data, so take the data folder's lock first. With `copy`, starts
 * from what `dump` returned.
 */
export async function openPglite(folder: string, copy?: Blob): Promise<Database> {
  if (!folder.includes('://')) await mkdir(folder, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create(folder, { extensions, loadDataDir: copy });
  const pool = outlivingBreaks(
    new pg.Pool({
      // The engine has one connection; a second client would join the first one's transaction.
      max: 1,
      connectionTimeoutMillis: 30_000,
      Client: clientOf(engine),
    }),
  );
  const query = queriesOver(pool);
  return {
    engine: 'pglite',
    query,
    reading: query,
    listen: async (channel, heard) => {
      const stop = engine.onNotification((name, message) => {
        if (name === channel) heard(message);
      });
      // Through the pool: sent directly to the engine, LISTEN could join another client's open
      // transaction.
      await sql`LISTEN ${sql.id(channel)}`.execute(query);
      return async () => stop();
    },
    // One connection, for whatever there is to do.
    connections: () => [connectionsOf('interactive', pool)],
    dump: () => engine.dumpDataDir('none'),
    close: async () => {
      await query.destroy();
      await engine.close();
    },
  };
}

/** Each client gets its own adapter: a shared one dies with the first failed query. */
function clientOf(engine: PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(engine) });
    }
  };
}
