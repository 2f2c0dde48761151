import type { SubscriptionOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Whoever has been asked is not asked again so soon. */
const quiet = sql`interval '10 minutes'`;

/** The subscription to ask about by letter; undefined where nothing is to be asked now. */
export async function askToConfirm(
  trx: Db,
  order: SubscriptionOrder,
): Promise<{ id: string; askedAt: Date } | undefined> {
  const row = await trx
    .insertInto('subscription')
    .values({ id: uuidv7(), ...order, status: 'pending', asked_at: new Date() })
    .onConflict((conflict) =>
      // Somebody who has left can come back.
      conflict
        .columns(['email', 'topic'])
        .doUpdateSet({ status: 'pending', asked_at: new Date() })
        .where(
          sql<boolean>`subscription.status = 'ended' OR (subscription.status = 'pending'
            AND coalesce(subscription.asked_at, '-infinity') < clock_timestamp() - ${quiet})`,
        ),
    )
    .returning(['id', 'asked_at'])
    .executeTakeFirst();
  return row?.asked_at ? { id: row.id, askedAt: row.asked_at } : undefined;
}

/** The heading of the slide that subscribes to a topic; undefined where there is none. */
export async function titleOfTopic(db: Db, topic: string): Promise<string | undefined> {
  const slide = await db
    .selectFrom('banner_slide')
    .select('title')
    .where('topic', '=', topic)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return slide?.title;
}

/** Nobody else's until the transaction ends. */
export function subscriptionToChange(trx: Db, id: string) {
  return trx
    .selectFrom('subscription')
    .select(['id', 'email', 'topic', 'status', 'asked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof subscriptionToChange>>>;

export async function setStatus(
  trx: Db,
  id: string,
  status: SubscriptionRow['status'],
): Promise<void> {
  await trx.updateTable('subscription').set({ status }).where('id', '=', id).execute();
}

/** Those who confirmed, some at a time, after the one named. */
export function confirmedOf(db: Db, topic: string, after: string | null, most: number) {
  return db
    .selectFrom('subscription')
    .select(['id', 'email'])
    .where('topic', '=', topic)
    .where('status', '=', 'confirmed')
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute();
}
