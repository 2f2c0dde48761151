import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { seed } from '../../seed/seed';
import { type Database, openDatabase } from '../../src/core/db/database';
import { migrate } from '../../src/core/db/migrate';
import { temporaryFolder } from '../process/at-exit';

/** Sample professionals that a database begins with; undefined: it has not even tables. */
export type Professionals = number | undefined;

/** Gives a database its tables and the sample content, the accounts of the demonstration with it. */
export async function fill({ query }: Database, vendors: Professionals): Promise<void> {
  if (vendors === undefined) return;
  await migrate(query);
  await seed(query, { vendors, demoAccounts: true });
}

/**
 * Making a database takes ten times as long as copying one, so each kind is made once: for all
 * files of a run where `TEST_TEMPLATES` names a folder, else for one file.
 */
let folder = process.env.TEST_TEMPLATES;

/** An embedded database to begin with. */
export async function embeddedTemplate(professionals: Professionals): Promise<Blob> {
  folder ??= temporaryFolder('templates');
  const file = join(folder, `${nameOf(professionals)}.tar`);
  if (!existsSync(file)) await makeEmbedded(professionals, file);
  return new Blob([new Uint8Array(await readFile(file))]);
}

/** Several may make it at the same time: each makes it aside, the last one's stays. */
async function makeEmbedded(professionals: Professionals, file: string): Promise<void> {
  const copy = professionals === undefined ? undefined : await embeddedTemplate(undefined);
  const database = await openDatabase({ folder: 'memory://', copy });
  try {
    await fill(database, professionals);
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

/** Name of a database on `server` to be copied; the server must be ours, as nobody removes it. */
export async function serverTemplate(server: string, professionals: Professionals) {
  if (professionals === undefined) return 'template1';
  const name = nameOf(professionals);
  await onServer(server, async (client) => {
    // The files of another process that need it at the same time wait, and then find it made.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await makeOnServer(client, server, professionals);
  });
  return name;
}

/** Made aside: whoever dies over it leaves nothing by that name. */
async function makeOnServer(client: pg.Client, server: string, professionals: Professionals) {
  const aside = aRandomName();
  await client.query(`CREATE DATABASE ${aside}`);
  const database = await openOnServer(server, aside);
  try {
    await fill(database, professionals);
  } finally {
    await database.close();
  }
  await client.query(`ALTER DATABASE ${aside} RENAME TO ${nameOf(professionals)}`);
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

const nameOf = (professionals: Professionals) =>
  professionals === undefined ? 'empty' : `with_${professionals}`;
