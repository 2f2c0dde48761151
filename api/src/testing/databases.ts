import { randomBytes } from 'node:crypto';
import { describe } from 'node:test';
import pg from 'pg';
import { type Database, openDatabase } from '../storage/database';
import { type Cluster, startCluster } from './throwaway-postgres';

/** Opens an empty database of one engine; the caller closes it. */
export type OpenEmpty = () => Promise<Database>;

/**
 * Runs `tests` once per engine: embedded and PostgreSQL. Without server programs the second run
 * is skipped by name, and fails where CI promises them.
 */
export function onBothDatabases(tests: (open: OpenEmpty) => void): void {
  describe('on the embedded database', () => tests(() => openDatabase({ folder: 'memory://' })));

  const server = process.env.TEST_DATABASE_URL ?? ownCluster();
  if (!server && process.env.CI === 'true') {
    throw new Error('PostgreSQL server programs are missing, and CI must test on PostgreSQL.');
  }
  const skip = server ? false : 'no TEST_DATABASE_URL and no initdb and pg_ctl on this machine';
  describe('on PostgreSQL', { skip }, () => tests(() => openNewDatabase(server as string)));
}

let cluster: Cluster | null | undefined;

/** One for all of a file; it ends with the file's process. */
function ownCluster(): string | undefined {
  cluster ??= startCluster();
  return cluster?.url;
}

async function openNewDatabase(server: string): Promise<Database> {
  const name = `nukkad_${randomBytes(6).toString('hex')}`;
  await command(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, pool: 10 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function command(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
}
