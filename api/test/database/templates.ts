import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { seed } from '../../seed/seed';
import { type Database, openDatabase } from '../../src/core/db/database';
import { migrate } from '../../src/core/db/migrate';
import { temporaryFolder } from '../process/at-exit';

/**
 * Initial content of a database: nothing, its `tables`, or those with this number of sample vendors
 * and their data.
 */
export type Content = undefined | 'tables' | number;

/** Adds the content that is missing from the template of `startOf`. */
async function fill({ query }: Database, content: Content): Promise<void> {
  if (content === 'tables') await migrate(query);
  if (typeof content === 'number') await seed(query, { vendors: content, demoAccounts: true });
}

/** The template to build on, as several kinds share it. */
const startOf = (content: Content): Content => (typeof content === 'number' ? 'tables' : undefined);

/** Fills an empty database, including demo accounts. */
export async function fillEmpty(database: Database, content: Content): Promise<void> {
  if (content === undefined) return;
  await fillEmpty(database, startOf(content));
  await fill(database, content);
}

/**
 * Creating a database takes ten times as long as copying one, so each kind is created once: per run
 * when `TEST_TEMPLATES` names a folder, else per test file.
 */
let folder = process.env.TEST_TEMPLATES;

/** A template of an embedded database. */
export async function embeddedTemplate(content: Content): Promise<Blob> {
  folder ??= temporaryFolder('templates');
  const file = join(folder, `${nameOf(content)}.tar`);
  await makeOnce(file, () => makeEmbedded(content, file));
  return blobOf(readFileSync(file));
}

/** Milliseconds until the maker of a template is given up: its process may be dead. */
const makingEndsWithin = 120_000;

/** Of several processes that need a file, one creates it and the others wait for it. */
async function makeOnce(file: string, make: () => Promise<void>): Promise<void> {
  const lock = `${file}.making`;
  const giveUpAt = Date.now() + makingEndsWithin;
  while (!existsSync(file)) {
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isOurs) await make().finally(() => rmdir(lock));
    else if (Date.now() > giveUpAt) await make();
    else await sleep(50);
  }
}

/** Node's own Blob copies its bytes when created and when read, a second for each database. */
function blobOf({ buffer }: Buffer): Blob {
  return Object.assign(new Blob([]), { arrayBuffer: async () => buffer as ArrayBuffer });
}

/** Created under another name and renamed, so that the final name is always complete. */
async function makeEmbedded(content: Content, file: string): Promise<void> {
  const copy = content === undefined ? undefined : await embeddedTemplate(startOf(content));
  const database = await openDatabase({ folder: 'memory://', copy });
  try {
    await (content === undefined ? makeSmall(database) : fill(database, content));
    // Without it, each copy would replay the journal when it opens.
    await sql`CHECKPOINT`.execute(database.query);
    const filled = await database.dump?.();
    const aside = `${file}.${aRandomName()}`;
    await writeFile(aside, Buffer.from(await filled!.arrayBuffer()));
    await rename(aside, file);
  } finally {
    await database.close();
  }
}

/** Removes data that each copy would load and clear and no test needs: half of the time. */
async function makeSmall({ query }: Database): Promise<void> {
  for (const setting of ["shared_buffers = '16MB'", "wal_recycle = 'off'"]) {
    await sql`ALTER SYSTEM SET ${sql.raw(setting)}`.execute(query);
  }
  await sql`UPDATE pg_database SET datistemplate = false`.execute(query);
  for (const unused of ['template0', 'template1']) {
    await sql`DROP DATABASE ${sql.id(unused)}`.execute(query);
  }
}

/** Name of a template database on our own `server`: the template is never removed. */
export async function serverTemplate(server: string, content: Content): Promise<string> {
  if (content === undefined) return 'template1';
  const start = await serverTemplate(server, startOf(content));
  const name = nameOf(content);
  await onServer(server, async (client) => {
    // Other processes that need it wait, then find it created.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await makeOnServer(client, server, content, start);
  });
  return name;
}

/** Created under another name: a crash leaves nothing under the final one. */
async function makeOnServer(client: pg.Client, server: string, content: Content, start: string) {
  const aside = aRandomName();
  await client.query(copyOf(start, aside));
  const database = await openOnServer(server, aside);
  try {
    await fill(database, content);
  } finally {
    await database.close();
  }
  await client.query(`ALTER DATABASE ${aside} RENAME TO ${nameOf(content)}`);
}

/** The statement that copies a template. Copying its files takes half the work of logging its pages. */
export const copyOf = (template: string, name: string) =>
  `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;

/**
 * Opens one database of a server. What is for reading cannot write, as on a replica, and sees every
 * write at once.
 */
export async function openOnServer(server: string, name: string): Promise<Database> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, pool: 10 });
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const reading = await openDatabase({ url: url.href, pool: 4 });
  return {
    ...database,
    reading: reading.query,
    async close() {
      await reading.close();
      await database.close();
    },
  };
}

/** Runs `act` on a connection to the server's maintenance database. */
export async function onServer(server: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** A unique database name. */
export const aRandomName = () => `nukkad_${randomBytes(6).toString('hex')}`;

const nameOf = (content: Content) =>
  typeof content === 'number' ? `with_${content}` : (content ?? 'empty');
