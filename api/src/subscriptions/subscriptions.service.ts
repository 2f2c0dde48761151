import type { SubscriptionAnswer, SubscriptionOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Once } from '../http/idempotency';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';

export type SubscriptionsService = ReturnType<typeof subscriptionsService>;

/** Letters on a topic. Who subscribes twice is answered the same, so that nobody learns who has. */
export function subscriptionsService(db: Kysely<Tables>, once: Once) {
  return {
    /** Fails with `validation` for a topic of no slide. */
    async subscribe(
      order: SubscriptionOrder,
      key: string | undefined,
    ): Promise<SubscriptionAnswer> {
      await mustBeTopic(db, order.topic);
      return once({ call: 'subscribe', key, body: order }, async (trx) => {
        await trx
          .insertInto('subscription')
          .values({ id: uuidv7(), ...order, status: 'pending' })
          .onConflict((conflict) =>
            // Somebody who has left can come back.
            conflict
              .columns(['email', 'topic'])
              .doUpdateSet({ status: 'pending' })
              .where('subscription.status', '=', 'ended'),
          )
          .execute();
        return { state: 'pending' as const };
      });
    },
  };
}

async function mustBeTopic(db: Kysely<Tables>, topic: string): Promise<void> {
  const slide = await db
    .selectFrom('banner_slide')
    .select('id')
    .where('topic', '=', topic)
    .executeTakeFirst();
  if (slide) return;
  const text = 'is no topic of ours';
  throw new ApiError('validation', `topic: ${text}`, { topic: text });
}
