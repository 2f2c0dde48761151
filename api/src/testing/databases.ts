import { describe } from 'node:test';
import { type Database, openDatabase } from '../storage/database';
import {
  aRandomName,
  embeddedTemplate,
  fill,
  onServer,
  openOnServer,
  type Professionals,
  serverTemplate,
} from './templates';
import { type Cluster, startCluster } from './throwaway-postgres';

/**
 * Opens a database of one engine, empty or with so many sample professionals; the caller closes it.
 */
export type Open = (professionals?: Professionals) => Promise<Database>;

/**
 * Runs `tests` once per engine: embedded and PostgreSQL. Without server programs the second run
 * is skipped by name, and fails where CI promises them.
 */
export function onBothDatabases(tests: (open: Open) => void): void {
  describe('on the embedded database', () => tests(openEmbedded));

  const theirs = process.env.TEST_DATABASE_URL;
  const ours = theirs ? undefined : (process.env.TEST_CLUSTER_URL ?? ownCluster());
  if (!theirs && !ours && process.env.CI === 'true') {
    throw new Error('PostgreSQL server programs are missing, and CI must test on PostgreSQL.');
  }
  const skip =
    theirs || ours ? false : 'no TEST_DATABASE_URL and no initdb and pg_ctl on this machine';
  describe('on PostgreSQL', { skip }, () =>
    tests((professionals) =>
      theirs ? openOnTheirs(theirs, professionals) : openOnOurs(ours as string, professionals),
    ),
  );
}

/** Opens an embedded database in memory. */
export async function openEmbedded(professionals?: Professionals): Promise<Database> {
  return openDatabase({ folder: 'memory://', copy: await embeddedTemplate(professionals) });
}

let cluster: Cluster | null | undefined;

/** One for all of a file; it ends with the file's process. */
function ownCluster(): string | undefined {
  cluster ??= startCluster();
  return cluster?.url;
}

async function openOnOurs(server: string, professionals: Professionals): Promise<Database> {
  return openNewDatabase(server, await serverTemplate(server, professionals));
}

/** Nothing is left on somebody's server: what would be copied is made each time. */
async function openOnTheirs(server: string, professionals: Professionals): Promise<Database> {
  const database = await openNewDatabase(server, 'template1');
  await fill(database, professionals);
  return database;
}

async function openNewDatabase(server: string, template: string): Promise<Database> {
  const name = aRandomName();
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const database = await openOnServer(server, name);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      );
    },
  };
}
