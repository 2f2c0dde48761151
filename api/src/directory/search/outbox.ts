import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { refreshVendors } from './index-vendors';

const topic = 'vendor-changed';

/**
 * Says that a vendor was added, changed or removed. Call it in the transaction that does so:
 * lists, suggestions and counts follow within a second of its end.
 */
export async function vendorChanged(trx: Kysely<Tables>, vendorId: string): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ id: uuidv7(), topic, payload: JSON.stringify({ vendorId }) })
    .execute();
}

type Failed = (error: unknown) => void;

/**
 * Brings up to date whoever waits, and returns how many; several processes may do so at once.
 * Whoever cannot be is told to `failed` and tried again later, ever later.
 */
export async function drainOutbox(db: Kysely<Tables>, failed: Failed): Promise<number> {
  let drained = 0;
  for (let done = batch; done === batch; drained += done) {
    done = await db.transaction().execute((trx) => drainBatch(trx, failed));
  }
  return drained;
}

const batch = 100;

async function drainBatch(trx: Kysely<Tables>, failed: Failed): Promise<number> {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('topic', '=', topic)
    .where('done_at', 'is', null)
    .where('available_at', '<=', sql<Date>`now()`)
    .orderBy('available_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  const entries = waiting.map(({ id, payload }) => ({
    id,
    vendor: (payload as { vendorId: string }).vendorId,
  }));
  if (entries.length > 0) await refresh(trx, entries, failed);
  return entries.length;
}

type Entry = { id: string; vendor: string };

/** Together, or, when one of them fails, each for itself. */
async function refresh(trx: Kysely<Tables>, entries: Entry[], failed: Failed): Promise<void> {
  const vendors = [...new Set(entries.map(({ vendor }) => vendor))];
  const failure = await attempt(trx, () => refreshVendors(trx, vendors));
  if (failure === null) return finish(trx, entries);
  if (entries.length > 1) {
    for (const entry of entries) await refresh(trx, [entry], failed);
    return;
  }
  failed(failure);
  await postpone(trx, entries);
}

/** Runs `work` and returns why it failed; then nothing of it is left, and the rest goes on. */
async function attempt(trx: Kysely<Tables>, work: () => Promise<void>): Promise<unknown> {
  await sql`SAVEPOINT attempt`.execute(trx);
  try {
    await work();
    await sql`RELEASE SAVEPOINT attempt`.execute(trx);
    return null;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(trx);
    return error;
  }
}

const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

async function finish(trx: Kysely<Tables>, entries: Entry[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ done_at: sql<Date>`now()` })
    .where('id', 'in', idsOf(entries))
    .execute();
  await sql`DELETE FROM outbox WHERE done_at < now() - interval '1 day'`.execute(trx);
}

/** Twice as long each time, an hour at most. */
async function postpone(trx: Kysely<Tables>, entries: Entry[]): Promise<void> {
  await sql`UPDATE outbox SET attempts = attempts + 1,
      available_at = now() + least(3600, 2 ^ least(attempts, 12)) * interval '1 second'
    WHERE id = ANY (${idsOf(entries)}::uuid[])`.execute(trx);
}
