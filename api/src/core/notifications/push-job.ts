import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { enqueueAll } from '../jobs/enqueue';
import type { JobKind } from '../jobs/job-kind';

/** One notification for one device. */
export interface PushOrder {
  notification: string;
  device: string;
}

export const pushJob: JobKind<PushOrder> = { name: 'push', priority: 'normal' };

/** Pushes a notification to its user's devices, with the transaction that it is made in. */
export async function enqueuePush(
  trx: Kysely<Tables>,
  userId: string,
  notification: string,
): Promise<void> {
  const devices = await trx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .where('gone_at', 'is', null)
    .execute();
  const orders = devices.map(({ id: device }) => ({ notification, device }));
  await enqueueAll(trx, pushJob, orders);
}
