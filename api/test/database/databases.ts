import { describe } from 'node:test';
import { type Database, openDatabase } from '../../src/core/db/database';
import {
  aRandomName,
  type Content,
  copyOf,
  embeddedTemplate,
  fillEmpty,
  onServer,
  openOnServer,
  serverTemplate,
} from './templates';
import { type Cluster, startCluster } from './throwaway-postgres';

/** Opens a database of one engine, empty unless content is given; the caller closes it. */
export type Open = (content?: Content) => Promise<Database>;

export type Engine = 'embedded' | 'PostgreSQL';

/**
 * Runs `tests` on PostgreSQL: for behaviour that is the same on every engine, such as rules and
 * routes. On a machine without PostgreSQL they run embedded, and with `TEST_ENGINES=both` on both.
 * A simulation of thousands is told its engine: the embedded one takes several times as long.
 */
export function onDatabase(tests: (open: Open, engine: Engine) => void): void {
  run(tests, { dependsOnEngine: false });
}

/**
 * Runs `tests` on both engines, always: for behaviour that depends on the engine, such as dialect,
 * value types, locks and concurrency. Without PostgreSQL its run is skipped by name.
 */
export function onBothDatabases(tests: (open: Open) => void): void {
  run(tests, { dependsOnEngine: true });
}

/**
 * Runs `tests` embedded: for what makes every call once, whose rules other tests keep on PostgreSQL.
 * With `TEST_ENGINES=both` they run on PostgreSQL as well.
 */
export function onEmbeddedDatabase(tests: (open: Open) => void): void {
  if (process.env.TEST_ENGINES === 'both') onBothDatabases(tests);
  else describe('on the embedded database', () => tests(openEmbedded));
}

/**
 * Engines to run tests on, at least one. Fails under CI without PostgreSQL: the embedded engine
 * must not replace it unnoticed.
 */
export function enginesFor(
  { dependsOnEngine }: { dependsOnEngine: boolean },
  { hasServer, env }: { hasServer: boolean; env: Record<string, string | undefined> },
): [Engine, ...Engine[]] {
  if (!hasServer && env.CI === 'true') {
    throw new Error('PostgreSQL server programs are missing, and CI must test on PostgreSQL.');
  }
  if (dependsOnEngine || env.TEST_ENGINES === 'both') return ['embedded', 'PostgreSQL'];
  return hasServer ? ['PostgreSQL'] : ['embedded'];
}

function run(
  tests: (open: Open, engine: Engine) => void,
  choice: { dependsOnEngine: boolean },
): void {
  const theirs = process.env.TEST_DATABASE_URL;
  const ours = theirs ? undefined : (process.env.TEST_CLUSTER_URL ?? ownCluster());
  const hasServer = Boolean(theirs || ours);
  const engines = enginesFor(choice, { hasServer, env: process.env });
  if (engines.includes('embedded')) {
    describe('on the embedded database', () => tests(openEmbedded, 'embedded'));
  }
  if (engines.includes('PostgreSQL')) {
    const skip = hasServer ? false : 'no TEST_DATABASE_URL and no initdb and pg_ctl here';
    describe('on PostgreSQL', { skip }, () =>
      tests(
        (content) => (theirs ? openOnTheirs(theirs, content) : openOnOurs(ours as string, content)),
        'PostgreSQL',
      ),
    );
  }
}

/** Opens an embedded database in memory. */
async function openEmbedded(content?: Content): Promise<Database> {
  return openDatabase({ folder: 'memory://', copy: await embeddedTemplate(content) });
}

let cluster: Cluster | null | undefined;

/** One server per test file; it ends with the file's process. */
function ownCluster(): string | undefined {
  cluster ??= startCluster();
  return cluster?.url;
}

async function openOnOurs(server: string, content: Content): Promise<Database> {
  return openNewDatabase(server, await serverTemplate(server, content));
}

/** On a server given from outside no template may be left, so the content is created each time. */
async function openOnTheirs(server: string, content: Content): Promise<Database> {
  const database = await openNewDatabase(server, 'template1');
  await fillEmpty(database, content);
  return database;
}

async function openNewDatabase(server: string, template: string): Promise<Database> {
  const name = aRandomName();
  await onServer(server, (client) => client.query(copyOf(template, name)));
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
