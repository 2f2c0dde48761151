import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Erasure, erasures, stillHere } from './erasures.store';

type Db = Kysely<Tables>;

/** The erasure list beside the database, which restoring an older database leaves untouched. */
export const erasureListIn = (dataDir: string): string => join(dataDir, 'erasures.log');

const line = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Entries of the list. An incomplete last line is ignored; its entry is appended again. */
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

/** Appends the database's erasures that the list lacks; returns their number. */
export async function keepErasureList(db: Db, file: string): Promise<number> {
  const listed = new Set((await readErasureList(file)).map(({ userId }) => userId));
  const missing = (await erasures(db)).filter(({ userId }) => !listed.has(userId));
  if (missing.length === 0) return 0;
  const lines = missing.map(({ userId, erasedAt }) => `${erasedAt.toISOString()} ${userId}\n`);
  await mkdir(dirname(file), { recursive: true });
  // The leading line break ends a line that a crash has cut.
  await appendFile(file, `\n${lines.join('')}`, { mode: 0o600, flush: true });
  return missing.length;
}

/** Dependencies of replaying. `remove` deletes an account as its owner would. */
export interface Replay {
  db: Db;
  file: string;
  remove: (userId: string) => Promise<unknown>;
}

/**
 * Repeats erasures of accounts that exist again, which only restoring an older database can cause;
 * call it before serving requests. Returns the ids erased now. Idempotent.
 *
 * @example await replayErasures({ db, file: erasureListIn(dataDir), remove: people.remove });
 */
export async function replayErasures({ db, file, remove }: Replay): Promise<string[]> {
  const listed = (await readErasureList(file)).map(({ userId }) => userId);
  const ids = await stillHere(db, [...new Set(listed)]);
  for (const userId of ids) {
    await remove(userId).catch(async (error) => {
      // Another starting process may have erased it first.
      if ((await stillHere(db, [userId])).length > 0) throw error;
    });
  }
  return ids;
}
