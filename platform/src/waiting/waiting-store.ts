import { type DBSchema, openDB } from 'idb';
import type { WaitingWrite } from './waiting.model';

/** Whose writes the worker may send while no page is open. */
interface Sender {
  account: string;
  token: string;
}

interface Schema extends DBSchema {
  writes: { key: number; value: WaitingWrite };
  senders: { key: string; value: Sender };
}

const NAME = 'nukkad-waiting';

/** Opened for each use: an open connection would keep a page out of the back/forward cache. */
async function withStore<T>(
  work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
      db.createObjectStore('senders', { keyPath: 'account' });
    },
  });

/** All writes of this device, in their order. Rejects where the browser has no database. */
export const allWrites = (): Promise<WaitingWrite[]> => withStore((db) => db.getAll('writes'));

/** Adds a write, in place of others. */
export const addWrite = (write: Omit<WaitingWrite, 'id'>, replaced: readonly number[]) =>
  withStore(async (db) => {
    const trx = db.transaction('writes', 'readwrite');
    for (const id of replaced) await trx.store.delete(id);
    // The database numbers it.
    await trx.store.add(write as WaitingWrite);
    await trx.done;
  });

/** Changes a write, unless it has gone meanwhile. */
export const changeWrite = (write: WaitingWrite) =>
  withStore(async (db) => {
    const trx = db.transaction('writes', 'readwrite');
    if (await trx.store.get(write.id)) await trx.store.put(write);
    await trx.done;
  });

export const removeWrite = (id: number) => withStore((db) => db.delete('writes', id));

/** Lets the worker send for an account. */
export const putSender = (sender: Sender) => withStore((db) => db.put('senders', sender));

export const allSenders = (): Promise<Sender[]> => withStore((db) => db.getAll('senders'));

/** The worker may no longer send for an account, whose writes stay. */
export const removeSender = (account: string) => withStore((db) => db.delete('senders', account));

/** Removes everything of an account. */
export const removeAccount = (account: string) =>
  withStore(async (db) => {
    const trx = db.transaction(['writes', 'senders'], 'readwrite');
    const writes = trx.objectStore('writes');
    for (const { id, account: whose } of await writes.getAll()) {
      if (whose === account) await writes.delete(id);
    }
    await trx.objectStore('senders').delete(account);
    await trx.done;
  });
