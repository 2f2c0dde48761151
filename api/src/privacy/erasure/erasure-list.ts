import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRegistryError, type Store } from '@nukkad/registry';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Erasure, erasures, stillHere } from './erasures.store';

type Db = Kysely<Tables>;

const listName = 'erasures.log';

/** The erasure list beside the database, which restoring an older database leaves untouched. */
export interface ErasureList {
  read: () => Promise<string>;
  append: (text: string) => Promise<void>;
}

/** The list of one machine, in its data folder. */
export function erasureListIn(dataDir: string): ErasureList {
  const file = join(dataDir, listName);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    append: async (text) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, text, { mode: 0o600, flush: true });
    },
  };
}

/** The list of all machines, in a bucket. */
export function erasureListInBucket(store: Store): ErasureList {
  const append = async (text: string): Promise<void> => {
    const found = await store.read(listName);
    const content = Buffer.concat([found?.content ?? Buffer.alloc(0), Buffer.from(text)]);
    const over = found ? { tag: found.tag } : 'absent';
    await store.put(listName, content, { over }).catch((error) => {
      // Another process has added to it in between.
      if (isRegistryError(error) && error.code === 'conflict') return append(text);
      throw error;
    });
  };
  return { read: async () => (await store.read(listName))?.content.toString('utf8') ?? '', append };
}

const line = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Entries of the list. An incomplete last line is ignored; its entry is appended again. */
export async function readErasureList(list: ErasureList): Promise<Erasure[]> {
  return (await list.read()).split('\n').flatMap((written) => {
    const [, at = '', userId = ''] = line.exec(written) ?? [];
    const erasedAt = new Date(at);
    return Number.isNaN(erasedAt.getTime()) ? [] : [{ userId, erasedAt }];
  });
}

/** Appends the database's erasures that the list lacks; returns their number. */
export async function keepErasureList(db: Db, list: ErasureList): Promise<number> {
  const listed = new Set((await readErasureList(list)).map(({ userId }) => userId));
  const missing = (await erasures(db)).filter(({ userId }) => !listed.has(userId));
  if (missing.length === 0) return 0;
  const lines = missing.map(({ userId, erasedAt }) => `${erasedAt.toISOString()} ${userId}\n`);
  // The leading line break ends a line that a crash has cut.
  await list.append(`\n${lines.join('')}`);
  return missing.length;
}

/** Dependencies of replaying. `remove` deletes an account as its owner would. */
export interface Replay {
  db: Db;
  list: ErasureList;
  remove: (userId: string) => Promise<unknown>;
}

/**
 * Repeats erasures of accounts that exist again, which only restoring an older database can cause;
 * call it before serving requests. Returns the ids erased now. Idempotent.
 *
 * @example await replayErasures({ db, list: erasureListIn(dataDir), remove: people.remove });
 */
export async function replayErasures({ db, list, remove }: Replay): Promise<string[]> {
  const listed = (await readErasureList(list)).map(({ userId }) => userId);
  const ids = await stillHere(db, [...new Set(listed)]);
  for (const userId of ids) {
    await remove(userId).catch(async (error) => {
      // Another starting process may have erased it first.
      if ((await stillHere(db, [userId])).length > 0) throw error;
    });
  }
  return ids;
}
