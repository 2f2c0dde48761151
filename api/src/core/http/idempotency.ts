import { createHmac } from 'node:crypto';
import type { CallName } from '@nukkad/platform/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { asMessage } from '../language/message';
import { bodySecret, decryptAnswer, encryptAnswer, storedKey } from './encrypted-answer.model';
import { ApiError } from './problems';

/** One write: which call, under which key, with what body. */
export interface Write {
  call: CallName;
  key: string | undefined;
  body: object;
}

/** Runs a write at most once per key, atomically. */
export type IdempotentWrite = <A extends object>(
  write: Write,
  work: (trx: Transaction<Tables>) => Promise<A>,
) => Promise<A>;

const keptFor = 24 * 3_600_000;
const forgetEvery = 100;

/**
 * Gives every write a transaction; one with a key stores its answer in the same transaction,
 * encrypted so that only the holder of the key can read it. A repeat with that key, even a
 * concurrent one, waits and gets that answer. Fails with `conflict` when the key was used with
 * another body. Read before `work`, or inside it only through its `trx`: the embedded engine has
 * one connection.
 */
export function idempotentWrites(db: Kysely<Tables>): IdempotentWrite {
  let writes = 0;
  return async (write, work) => {
    const answer = await db.transaction().execute(async (trx) => {
      if (write.key === undefined) return work(trx);
      const { key, call } = write;
      const row = { call, key: storedKey(key), body_hash: hashOf(key, write.body) };
      if (!(await claim(trx, row))) return repeat(trx, key, row);
      const first = await work(trx);
      await settle(trx, key, row, first);
      return first;
    });
    writes += 1;
    if (writes % forgetEvery === 0) await forget(db);
    // An answer stored under a call's key has that call's type.
    return answer as Awaited<ReturnType<typeof work>>;
  };
}

const hashOf = (key: string, body: object) =>
  createHmac('sha256', bodySecret(key)).update(JSON.stringify(body)).digest('hex');

/** A stored write that has no answer yet. */
interface Row {
  call: string;
  key: string;
  body_hash: string;
}

/** Whether a write with this key was made or is in progress, so that this request is a repeat. */
export async function isKnown(
  db: Kysely<Tables>,
  { call, key }: Pick<Write, 'call' | 'key'>,
): Promise<boolean> {
  if (key === undefined) return false;
  const known = await db
    .selectFrom('idempotent_write')
    .select('key')
    .where('call', '=', call)
    .where('key', '=', storedKey(key))
    .executeTakeFirst();
  return known !== undefined;
}

/** False when the key is taken; waits for a transaction that is taking it. */
async function claim(trx: Transaction<Tables>, row: Row): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotent_write')
    .values({ ...row, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function repeat(trx: Transaction<Tables>, key: string, row: Row): Promise<object> {
  const first = await trx
    .selectFrom('idempotent_write')
    .select(['body_hash', 'answer'])
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (!first?.answer || first.body_hash !== row.body_hash) {
    throw new ApiError(
      'conflict',
      asMessage('This Idempotency-Key was used for something else: use another.'),
    );
  }
  return decryptAnswer(key, first.answer);
}

async function settle(trx: Transaction<Tables>, key: string, row: Row, answer: object) {
  await trx
    .updateTable('idempotent_write')
    .set({ answer: JSON.stringify(encryptAnswer(key, answer)) })
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .execute();
}

async function forget(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idempotent_write')
    .where('created_at', '<', new Date(Date.now() - keptFor))
    .execute();
}
