import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Erasure, erasures, stillHere } from './erasures.store';

type Db = Kysely<Tables>;

/** The list beside the database, which an older copy of the database cannot take back. */
export const erasureListIn = (dataDir: string): string => join(dataDir, 'erasures.log');

const line = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What the list says. A last line that was not written whole is left out; it is appended again. */
export async function readErasureList(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((written) => {
    const [, at = '', userId = ''] = line.exec(written) ?? [];
    const erasedAt = new Date(at);
    return Number.isNaN(erasedAt.getTime()) ? [] : [{ userId, erasedAt }];
  });
}

/** Appends to the list what the database knows and it does not; returns how many that were. */
export async function keepErasureList(db: Db, file: string): Promise<number> {
  const listed = new Set((await readErasureList(file)).map(({ userId }) => userId));
  const missing = (await erasures(db)).filter(({ userId }) => !listed.has(userId));
  if (missing.length === 0) return 0;
  const lines = missing.map(({ userId, erasedAt }) => `${erasedAt.toISOString()} ${userId}\n`);
  await mkdir(dirname(file), { recursive: true });
  // The line break in front ends a line that a crash has cut.
  await appendFile(file, `\n${lines.join('')}`, { mode: 0o600, flush: true });
  return missing.length;
}

/** What replaying needs. `remove` ends an account as its owner does. */
export interface Replay {
  db: Db;
  file: string;
  remove: (userId: string) => Promise<unknown>;
}

/**
 * Erases again whoever has left and is back, which only an older copy of the database brings about;
 * call it before anybody is served. Returns the ids that were erased now. Repeating it does nothing.
 *
 * @example await replayErasures({ db, file: erasureListIn(dataDir), remove: people.remove });
 */
export async function replayErasures({ db, file, remove }: Replay): Promise<string[]> {
  const listed = (await readErasureList(file)).map(({ userId }) => userId);
  const ids = await stillHere(db, [...new Set(listed)]);
  for (const userId of ids) {
    await remove(userId).catch(async (error) => {
      // Another process that starts may have been quicker.
      if ((await stillHere(db, [userId])).length > 0) throw error;
    });
  }
  return ids;
}
