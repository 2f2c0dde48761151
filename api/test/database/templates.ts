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
 * What a database begins with: nothing, its `tables`, or those with so many sample professionals and
 * what belongs to them.
 */
export type Content = undefined | 'tables' | number;

/** Adds to a database what it begins with beyond what `startOf` it has. */
async function fill({ query }: Database, content: Content): Promise<void> {
  if (content === 'tables') await migrate(query);
  if (typeof content === 'number') await seed(query, { vendors: content, demoAccounts: true });
}

/** What is made before, as more than one kind begins with it. */
const startOf = (content: Content): Content => (typeof content === 'number' ? 'tables' : undefined);

/** Gives an empty database what it begins with, the accounts of the demonstration with it. */
export async function fillEmpty(database: Database, content: Content): Promise<void> {
  if (content === undefined) return;
  await fillEmpty(database, startOf(content));
  await fill(database, content);
}

/**
 * Making a database takes ten times as long as copying one, so each kind is made once: for all
 * files of a run where `TEST_TEMPLATES` names a folder, else for one file.
 */
let folder = process.env.TEST_TEMPLATES;

/** An embedded database to begin with. */
export async function embeddedTemplate(content: Content): Promise<Blob> {
  folder ??= temporaryFolder('templates');
  const file = join(folder, `${nameOf(content)}.tar`);
  await makeOnce(file, () => makeEmbedded(content, file));
  return blobOf(readFileSync(file));
}

/** Whoever makes a template is given up after so long, in milliseconds: their process may be gone. */
const makingEndsWithin = 120_000;

/** Of several processes that need a file one makes it, and the others wait until it is there. */
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

/** Node's own blob copies its bytes as it is made and as it is read, a second for each database. */
function blobOf({ buffer }: Buffer): Blob {
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer as ArrayBuffer });
}

/** Made aside, so that what stands there by its name is whole. */
async function makeEmbedded(content: Content, file: string): Promise<void> {
  const copy = content === undefined ? undefined : await embeddedTemplate(startOf(content));
  const database = await openDatabase({ folder: 'memory://', copy });
  try {
    await (content === undefined ? makeSmall(database) : fill(database, content));
    // Else each copy would go through the journal once more as it opens.
    await sql`CHECKPOINT`.execute(database.query);
    const filled = await database.dump?.();
    const aside = `${file}.${aRandomName()}`;
    await writeFile(aside, Buffer.from(await filled!.arrayBuffer()));
    await rename(aside, file);
  } finally {
    await database.close();
  }
}

/** Of what each copy would load and clear, what no test needs goes: half of the time it takes. */
async function makeSmall({ query }: Database): Promise<void> {
  for (const setting of ["shared_buffers = '16MB'", "wal_recycle = 'off'"]) {
    await sql`ALTER SYSTEM SET ${sql.raw(setting)}`.execute(query);
  }
  await sql`UPDATE pg_database SET datistemplate = false`.execute(query);
  for (const unused of ['template0', 'template1']) {
    await sql`DROP DATABASE ${sql.id(unused)}`.execute(query);
  }
}

/** Name of a database on `server` to be copied; the server must be ours, as nobody removes it. */
export async function serverTemplate(server: string, content: Content): Promise<string> {
  if (content === undefined) return 'template1';
  const start = await serverTemplate(server, startOf(content));
  const name = nameOf(content);
  await onServer(server, async (client) => {
    // The files of another process that need it at the same time wait, and then find it made.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await makeOnServer(client, server, content, start);
  });
  return name;
}

/** Made aside: whoever dies over it leaves nothing by that name. */
async function makeOnServer(client: pg.Client, server: string, content: Content, start: string) {
  const aside = aRandomName();
  await client.query(`CREATE DATABASE ${aside} TEMPLATE ${start}`);
  const database = await openOnServer(server, aside);
  try {
    await fill(database, content);
  } finally {
    await database.close();
  }
  await client.query(`ALTER DATABASE ${aside} RENAME TO ${nameOf(content)}`);
}

/** Opens one database of a server. */
export function openOnServer(server: string, name: string): Promise<Database> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, pool: 10 });
}

/** Does something on a connection to the server as such. */
export async function onServer(server: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** A name that no other database has. */
export const aRandomName = () => `nukkad_${randomBytes(6).toString('hex')}`;

const nameOf = (content: Content) =>
  typeof content === 'number' ? `with_${content}` : (content ?? 'empty');
