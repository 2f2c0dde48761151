import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';
import { languageOfAddress } from '../../core/language/people-language.store';
import { countingPayment, type PaymentOfBooking } from '../../payments';

type Db = Kysely<Tables>;

/** A published campaign, with the columns that donating needs. */
export const campaignToGiveTo = (db: Db, id: string) =>
  db
    .selectFrom('campaign')
    .select(['id', 'currency', 'ends_at', 'stopped_at'])
    .where('id', '=', id)
    .where('published_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();

interface NewDonation extends Money {
  id: string;
  campaign_id: string;
  user_id: string | null;
  donor: string;
  name: string;
  email: string;
  message: string | null;
  is_anonymous: boolean;
  key_hash: string | null;
}

export async function insertDonation(trx: Db, donation: NewDonation): Promise<void> {
  const language = currentLanguage();
  await trx
    .insertInto('donation')
    .values({ ...donation, language })
    .execute();
}

export type DonationRow = NonNullable<Awaited<ReturnType<typeof donationBy>>>;

/** With its campaign. */
export const donationBy = (db: Db, id: string) =>
  db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .selectAll('donation')
    .select(['campaign.slug', 'campaign.title', 'campaign.organiser', 'campaign.owner_id'])
    .select(['campaign.ends_at', 'campaign.stopped_at', 'campaign.stop_reason'])
    .select(({ ref }) =>
      languageOfAddress(ref('donation.email'), ref('donation.language')).as('donor_language'),
    )
    .where('donation.id', '=', id)
    .executeTakeFirst();

/** A payment as its donor sees it. */
export interface PaymentOfDonation extends PaymentOfBooking {
  donation_id: string | null;
  provider: string;
  paid_at: Date | null;
}

/** The payment that counts, for each of these donations. */
export async function paymentsOfDonations(
  db: Db,
  ids: string[],
): Promise<Map<string, PaymentOfDonation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'donation_id', 'amount', 'currency', 'refunded_amount', 'state'])
    .select(['provider', 'paid_at'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM payment_refund
        WHERE payment_id = payment.id AND done_at IS NULL)`.as('isRefunding'),
    )
    .where('donation_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found = new Map<string, PaymentOfDonation>();
  for (const id of ids) {
    const own = rows.filter(({ donation_id }) => donation_id === id);
    const counting = countingPayment(own)?.id;
    const payment = own.find((one) => one.id === counting);
    if (payment) found.set(id, payment);
  }
  return found;
}

export async function setRefundReason(trx: Db, id: string, refund_reason: string): Promise<void> {
  await trx.updateTable('donation').set({ refund_reason }).where('id', '=', id).execute();
}

/** Paid donations of a campaign that are not refunded, `most` at a time, locked. */
export async function lockSomePaid(trx: Db, campaignId: string, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('donation')
    .select('donation.id')
    .where('donation.campaign_id', '=', campaignId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment')
          .select('payment.id')
          .whereRef('payment.donation_id', '=', 'donation.id')
          .where('payment.state', '=', 'paid'),
      ),
    )
    .orderBy('donation.id')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
