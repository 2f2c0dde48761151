import { createHmac } from 'node:crypto';
import type { CallName } from '@nukkad/platform/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { bodySecret, decryptAnswer, encryptAnswer, storedKey } from './encrypted-answer.model';
import { ApiError } from './problems';

/** The header of a write that may be sent again; the others stay readable. */
/** One write as it came: which call, under which key, with what. */
export interface Write {
  call: CallName;
  key: string | undefined;
  body: object;
}

/** Runs a write at most once per key, whole or not at all. */
export type IdempotentWrite = <A extends object>(
  write: Write,
  work: (trx: Transaction<Tables>) => Promise<A>,
) => Promise<A>;

const keptFor = 24 * 3_600_000;
const forgetEvery = 100;

/**
 * Gives every write a transaction; one with a key stores its answer in the same, sealed so that
 * only who has the key can read it. A second write with that key, also one that comes while the
 * first is under way, waits and gets that answer.
 * Fails with `conflict` when the key stood on another body. Read before, never inside `work`,
 * through anything but its `trx`: the embedded engine has one connection.
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
    // What is stored under the key of a call is that call's answer.
    return answer as Awaited<ReturnType<typeof work>>;
  };
}

const hashOf = (key: string, body: object) =>
  createHmac('sha256', bodySecret(key)).update(JSON.stringify(body)).digest('hex');

/** A write as it is stored before it is answered. */
interface Row {
  call: string;
  key: string;
  body_hash: string;
}

/** Whether a write with this key has been made or is being made: then it is to be repeated. */
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

/** False when the key is taken; waits for the transaction that is taking it. */
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
      'This Idempotency-Key was used for something else: use another.',
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
