import type { SubscriptionOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inEachLanguage } from '../../content';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';
import type { MessageLanguage } from '../../core/language/message-language';
import { languageOfAddress } from '../../core/language/people-language.store';

type Db = Kysely<Tables>;

/** Minimum time between two confirmation emails to an address. */
const quiet = sql`interval '10 minutes'`;

/** The subscription to confirm by email; undefined when no email is due now. */
export async function askToConfirm(
  trx: Db,
  order: SubscriptionOrder,
): Promise<{ id: string; askedAt: Date } | undefined> {
  const language = currentLanguage();
  const row = await trx
    .insertInto('subscription')
    .values({ id: uuidv7(), ...order, status: 'pending', asked_at: new Date(), language })
    .onConflict((conflict) =>
      // An unsubscribed address can subscribe again.
      conflict
        .columns(['email', 'topic'])
        .doUpdateSet({ status: 'pending', asked_at: new Date(), language })
        .where(
          sql<boolean>`subscription.status = 'ended' OR (subscription.status = 'pending'
            AND coalesce(subscription.asked_at, '-infinity') < clock_timestamp() - ${quiet})`,
        ),
    )
    .returning(['id', 'asked_at'])
    .executeTakeFirst();
  return row?.asked_at ? { id: row.id, askedAt: row.asked_at } : undefined;
}

/** The heading of the slide that offers a topic, in each language; undefined when none does. */
export async function titlesOfTopic(
  db: Db,
  topic: string,
): Promise<Record<MessageLanguage, string> | undefined> {
  const slide = await db
    .selectFrom('banner_slide')
    .select(['id', 'title'])
    .where('topic', '=', topic)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!slide) return undefined;
  const { id, title: english } = slide;
  return inEachLanguage(db, { kind: 'slide', id, field: 'title', english });
}

/** Locked until the transaction ends. */
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

/** Whom news of a topic is sent to, and in which language. */
export interface Subscriber {
  id: string;
  email: string;
  language: MessageLanguage;
}

/** Confirmed subscribers, `most` at a time, after the given id. */
export function confirmedOf(
  db: Db,
  topic: string,
  after: string | null,
  most: number,
): Promise<Subscriber[]> {
  return db
    .selectFrom('subscription')
    .select(['id', 'email'])
    .select(({ ref }) =>
      languageOfAddress(ref('subscription.email'), ref('subscription.language')).as('language'),
    )
    .where('topic', '=', topic)
    .where('status', '=', 'confirmed')
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute();
}
