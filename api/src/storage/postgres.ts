import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import type { Tables } from './database.types';
import { listenToServer } from './listening';

const int8 = 20;
const date = 1082;

// No count of ours passes 2^53, and a calendar day is no moment in some time zone.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(date, (text) => text);

/** A query layer over `pool`, the same for both engines. */
export function queriesOver(pool: pg.Pool): Kysely<Tables> {
  // An idle connection that breaks is replaced at the next query; unheard it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Opens a server at `url`. Many short queries gain nothing from compiling each of them. */
export async function openPostgres(url: string, max: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: '-c jit=off -c random_page_cost=1.1',
    application_name: 'nukkad',
  });
  const query = queriesOver(pool);
  return {
    engine: 'postgres',
    query,
    listen: (channel, heard) => listenToServer(url, channel, heard),
    close: () => query.destroy(),
  };
}
