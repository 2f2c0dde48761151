import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { PaymentNews } from './provider';

/** What is to be done outside, after the transaction that decides it, by the outbox's names. */
interface Errands {
  'payment-refund': { id: string };
  payout: { id: string };
  'test-payment': PaymentNews;
  'campaign-refunds': { id: string };
}

type Topic = keyof Errands;

/** How each is done. A failed one is tried again, so that doing it twice must do no harm. */
type ErrandWork = { [T in Topic]: (errand: Errands[T]) => Promise<void> };

/** Leaves an errand, with the transaction, for `seconds` from now. */
export async function postErrand<T extends Topic>(
  trx: Kysely<Tables>,
  topic: T,
  errand: Errands[T],
  seconds = 0,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      ...{ id: uuidv7(), topic, payload: JSON.stringify(errand) },
      available_at: sql<string>`now() + ${seconds}::int * interval '1 second'`,
    })
    .execute();
}

const atOnce = 20;

// After a crash errands wait so long.
const lease = sql`interval '1 minute'`;

/** Does what is due; several processes may. `failed` hears of what is to be tried again. */
export function runErrands(
  db: Kysely<Tables>,
  work: ErrandWork,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const topics = Object.keys(work) as Topic[];
  return async () => {
    for (const { id, topic, payload, attempts } of await claim(db, topics)) {
      try {
        // What is stored under a topic is that topic's.
        await (work[topic as Topic] as (errand: unknown) => Promise<void>)(payload);
        await db.deleteFrom('outbox').where('id', '=', id).execute();
      } catch (error) {
        failed(error);
        await postpone(db, id, Math.min(hour, 2 ** Math.min(attempts, 12)));
      }
    }
  };
}

const hour = 3_600;

async function claim(db: Kysely<Tables>, topics: Topic[]) {
  return (
    db
      // Apart, so that it runs once: inside the update it could run for every row.
      .with(
        (cte) => cte('due').materialized(),
        (due) =>
          due
            .selectFrom('outbox')
            .select('id')
            .where('topic', 'in', topics)
            .where('done_at', 'is', null)
            .where('available_at', '<=', sql<Date>`now()`)
            .orderBy('available_at')
            .limit(atOnce)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, available_at: sql<Date>`now() + ${lease}` })
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returning(['id', 'topic', 'payload', 'attempts'])
      .execute()
  );
}

async function postpone(db: Kysely<Tables>, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ available_at: sql<Date>`now() + ${seconds}::int * interval '1 second'` })
    .where('id', '=', id)
    .execute();
}
