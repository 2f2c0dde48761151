import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';

type Db = Kysely<Tables>;

/**
 * Money that an operator has to look into: a transfer over UPI that may have arrived, a refund that no
 * provider pays, what a provider says of money that fits no payment, an account for payouts that is to
 * be verified, and a payout that is made by transfer.
 */
export type MoneyCaseKind = 'transfer' | 'refund' | 'unmatched' | 'account' | 'payout';

export interface MoneyCase {
  id: string;
  kind: MoneyCaseKind;
  provider: string;
  /** By which bank or provider name it. */
  reference: string;
  /** Zero of an account. */
  amount: number;
  currency: 'INR' | 'USD';
  at: Date;
  /** Who pays or is paid, if it has an account. */
  payer: string | null;
  /** What went wrong; null where nothing did. */
  problem: string | null;
  isWaiting: boolean;
  /** A transfer that counts for nothing yet, so that one that is found late can still be confirmed. */
  isUnpaid: boolean;
  /** By which the payer of a transfer says that the bank names it. */
  reported: string | null;
  /** A transfer that its payer has not reported and no operator has decided: most were never made. */
  isUnreported: boolean;
  /** Until when the time of its booking is kept. */
  keptUntil: Date | null;
}

/** Days in which a transfer is looked for. */
const days = 30;

const cases = sql`
  SELECT payment.id, 'transfer' AS kind, payment.provider, payment.provider_ref AS reference,
    payment.amount::bigint AS amount, payment.currency, payment.created_at AS at,
    person.full_name AS payer, NULL AS problem,
    payment.state = 'waiting' AND payment.created_at > now() - ${days}::int * interval '1 day'
      AS "isWaiting", payment.state IN ('waiting', 'failed') AS "isUnpaid",
    placed.bank_reference AS reported,
    CASE WHEN booking.status = 'held' AND placed.reported_at IS NOT NULL
      THEN booking.expires_at END AS "keptUntil",
    payment.state = 'waiting' AND placed.reported_at IS NULL AS "isUnreported"
  FROM payment LEFT JOIN app_user person ON person.id = payment.user_id
    LEFT JOIN payment_order placed ON placed.payment_id = payment.id
    LEFT JOIN booking ON booking.id = payment.booking_id
  WHERE payment.provider = 'upi'
  UNION ALL
  SELECT refund.id, 'refund', payment.provider, payment.provider_ref, refund.amount::bigint,
    payment.currency, refund.created_at, person.full_name, refund.failure, refund.done_at IS NULL, false,
    NULL, NULL, false
  FROM payment_refund refund JOIN payment ON payment.id = refund.payment_id
    LEFT JOIN app_user person ON person.id = payment.user_id
  WHERE payment.provider = 'upi' OR refund.failed_at IS NOT NULL
  UNION ALL
  SELECT id, 'unmatched', provider, coalesce(transaction_ref, ref), amount, currency, at, NULL,
    CASE reason WHEN 'amount' THEN 'Another amount than that of the payment'
      ELSE 'No payment has this reference' END, settled_at IS NULL, false, NULL, NULL, false
  FROM unmatched_event
  UNION ALL
  SELECT account.id, 'account', account.kind, account.mask, 0::bigint, 'INR', account.created_at,
    coalesce(vendor.name, campaign.title), account.problem,
    account.state = 'review' AND account.ended_at IS NULL, false, NULL, NULL, false
  FROM payout_account account LEFT JOIN vendor ON vendor.id = account.vendor_id
    LEFT JOIN campaign ON campaign.id = account.campaign_id
  WHERE account.state = 'review' OR account.proof IS NOT NULL
  UNION ALL
  SELECT payout.id, 'payout', payout.provider, coalesce(payout.bank_ref, account.mask, ''),
    payout.amount::bigint, payout.currency, payout.created_at,
    coalesce(vendor.name, campaign.title), payout.problem, payout.state = 'waiting', false, NULL, NULL,
    false
  FROM payout LEFT JOIN payout_account account ON account.id = payout.account_id
    LEFT JOIN vendor ON vendor.id = payout.vendor_id
    LEFT JOIN campaign ON campaign.id = payout.campaign_id
  WHERE payout.provider = 'transfer'`;

const casesOf = ({ state, q }: QueueWanted): RawBuilder<unknown> => sql`(
  SELECT * FROM (${cases}) every_case
  WHERE "isWaiting" = ${state === 'waiting'} AND ${q === undefined ? lookedAt(state) : matches(q)})`;

// Of transfers that were looked for long enough, those that nobody spoke of are found by a search alone: one may
// stand in the statement after all.
const lookedAt = (state: QueueWanted['state']) =>
  state === 'waiting' ? sql`true` : sql`NOT "isUnreported"`;

const matches = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(reference ILIKE ${like}::text OR reported LIKE ${like}::text OR payer ILIKE ${like}::text
    OR (amount / 100.0)::text LIKE ${like}::text)`;
};

export async function countMoneyCases(db: Db, wanted: QueueWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM ${casesOf(wanted)} counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Waiting: oldest first; settled: newest first. */
export async function pageOfMoneyCases(
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
): Promise<MoneyCase[]> {
  const order = wanted.state === 'waiting' ? sql`at, id` : sql`at DESC, id DESC`;
  const { rows } = await sql<MoneyCase>`SELECT * FROM ${casesOf(wanted)} page
    ORDER BY ${order} LIMIT ${most} OFFSET ${skip}`.execute(db);
  return rows;
}

export async function oldestMoneyCase(db: Db): Promise<Date | null> {
  const [row] = await pageOfMoneyCases(db, { state: 'waiting' }, { skip: 0, most: 1 });
  return row?.at ?? null;
}

export async function moneyCase(db: Db, id: string): Promise<MoneyCase | undefined> {
  const { rows } = await sql<MoneyCase>`SELECT * FROM (${cases}) every_case
    WHERE id = ${id}::uuid`.execute(db);
  return rows[0];
}
