import { existsSync, openAsBlob } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askedFor, backUp, copiesIn } from '../db/backup';
import { type Database, openDatabase } from '../db/database';
import { LockedError, lockDataFolder } from '../db/lock';
import { differingTables, type TableDigest, tableDigests } from './table-digests';

/** File name of the embedded database within a backup. */
const copyName = 'database.tar.gz';
const digestsName = 'tables.json';

/** A running process answers soon, but copying a large database takes minutes. */
const copiedWithin = 30 * 60_000;

/** A backup or restore that cannot be done, explained in a sentence for the operator. */
export class CopyError extends Error {}

/**
 * Copies the embedded database of a data folder into `target`, with row counts and digests read
 * from the copy itself, which proves that it opens. A process running on the folder makes the copy.
 * Returns false when there is no database.
 */
export async function copyDatabase(dataDir: string, target: string): Promise<boolean> {
  if (!existsSync(join(dataDir, 'database'))) return false;
  await mkdir(target, { recursive: true, mode: 0o700 });
  const copy = join(target, copyName);
  await copyFile(await newestCopy(dataDir), copy);
  const digests = await withCopy(copy, join(target, '.opened'), ({ query }) => tableDigests(query));
  await writeFile(join(target, digestsName), JSON.stringify(digests, null, 2), { mode: 0o600 });
  return true;
}

/**
 * Replaces the data folder's database by the copy, after opening it and comparing its digests; the
 * replaced database is kept beside it. Accounts deleted since the copy was made are deleted again
 * when a process starts on it; their list is stored beside the database. Returns where the replaced
 * database is, if there was one. Fails with `LockedError` while a process runs on the folder,
 * `CopyError` for a damaged copy.
 */
export async function restoreDatabase(dataDir: string, source: string, now = new Date()) {
  const unlock = await lockDataFolder(dataDir, 0);
  const arriving = join(dataDir, 'database-arriving');
  try {
    await withCopy(join(source, copyName), arriving, (database) =>
      compare(database, join(source, digestsName)),
    );
    return await takePlace(arriving, join(dataDir, 'database'), now);
  } finally {
    await rm(arriving, { recursive: true, force: true });
    unlock();
  }
}

/** Opens a copy in `folder`, which holds that database afterwards. */
async function withCopy<T>(file: string, folder: string, work: (database: Database) => Promise<T>) {
  await rm(folder, { recursive: true, force: true });
  try {
    const database = await openDatabase({ folder, copy: await openAsBlob(file) }).catch((error) => {
      throw new CopyError(`${file} cannot be opened (${error.message}): use another backup.`);
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    // A copy opened only for inspection is discarded.
    if (folder.endsWith('.opened')) await rm(folder, { recursive: true, force: true });
  }
}

async function compare({ query }: Database, digests: string): Promise<void> {
  const said: Record<string, TableDigest> = JSON.parse(await readFile(digests, 'utf8'));
  const differing = differingTables(said, await tableDigests(query));
  if (differing.length === 0) return;
  throw new CopyError(
    `The copy of the database is damaged: ${differing.join(', ')} differ from what was backed up, so nothing was restored. Use another backup.`,
  );
}

async function takePlace(arriving: string, place: string, now: Date): Promise<string | undefined> {
  const before = `${place}-before-${now.toISOString().replaceAll(':', '-')}`;
  const isThere = existsSync(place);
  if (isThere) await rename(place, before);
  await rename(arriving, place);
  return isThere ? before : undefined;
}

/** Makes a fresh copy: in this process, or in the process that has the database open. */
async function newestCopy(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  const unlock = await lockDataFolder(dataDir, 0).catch((error) => {
    if (error instanceof LockedError) return undefined;
    throw error;
  });
  if (!unlock) return askedCopy(folder);
  try {
    const database = await openDatabase({ folder: join(dataDir, 'database') });
    try {
      return await backUp(database.dump as () => Promise<Blob>, folder);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

async function askedCopy(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = (await copiesIn(folder)).at(-1) ?? '';
  const asked = join(folder, askedFor);
  await writeFile(asked, '', { mode: 0o600 });
  const end = performance.now() + copiedWithin;
  while (existsSync(asked) && performance.now() < end) await sleep(100);
  const newest = (await copiesIn(folder)).at(-1) ?? '';
  if (newest > last) return join(folder, newest);
  await rm(asked, { force: true });
  throw new CopyError(
    'The process that has the database open made no copy within half an hour. Look into its log, or stop it and run the command again.',
  );
}
