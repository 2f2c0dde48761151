import { type Kysely, sql } from 'kysely';
import { isBookingOf } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import { nobody } from './erased.model';

type Db = Kysely<Tables>;

/** What others' notifications may say of a user, and who may have got one. */
export interface Mentions {
  names: string[];
  readerIds: string[];
}

/** Call it before bookings and donations are erased, which link the user to those readers. */
export async function mentionsOf(trx: Db, userId: string, fullName: string): Promise<Mentions> {
  const booked = await trx
    .selectFrom('booking')
    .select('client_name')
    .distinct()
    .where(isBookingOf(userId))
    .where('client_name', 'is not', null)
    .execute();
  const names = new Set([fullName, ...booked.map(({ client_name }) => client_name as string)]);
  const { rows } = await sql<{ id: string }>`
    SELECT vendor.user_id AS id FROM vendor WHERE vendor.user_id IS NOT NULL AND vendor.id IN (
      SELECT vendor_id FROM booking WHERE ${isBookingOf(userId)}
      UNION SELECT vendor_id FROM thread WHERE thread.user_id = ${userId}::uuid
      UNION SELECT vendor_id FROM client WHERE client.user_id = ${userId}::uuid)
    UNION SELECT campaign.owner_id FROM campaign
    WHERE campaign.owner_id IS NOT NULL AND campaign.id IN (
      SELECT campaign_id FROM donation WHERE donation.user_id = ${userId}::uuid
      UNION SELECT campaign_id FROM campaign_interest AS interest
      WHERE interest.user_id = ${userId}::uuid)`.execute(trx);
  return { names: [...names], readerIds: rows.map(({ id }) => id) };
}

/**
 * Call it last. Whoever notifies of a row holds that row's lock until the notification is
 * committed, so once the user's rows are erased, no notification with a name is still to come.
 */
export async function eraseMentions(trx: Db, { names, readerIds }: Mentions): Promise<void> {
  if (readerIds.length === 0) return;
  const written = names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|');
  const whole = `(?<![[:alnum:]])(?:${written})(?![[:alnum:]])`;
  await sql`UPDATE notification SET
      title = regexp_replace(title, ${whole}::text, ${nobody}::text, 'g'),
      text = regexp_replace(text, ${whole}::text, ${nobody}::text, 'g'),
      template = NULL, template_values = NULL
    WHERE user_id IN (${sql.join(readerIds.map((id) => sql`${id}::uuid`))})
      AND (title ~ ${whole}::text OR text ~ ${whole}::text)`.execute(trx);
}
