import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { MovementKind } from '../money/ledger.model';
import { listedEntries, withInvoice } from './earnings.model';

type Db = Kysely<Tables>;

export interface EntryRow {
  id: string;
  number: number;
  at: Date;
  kind: MovementKind;
  amount: number;
  currency: 'INR' | 'USD';
  booking_id: string | null;
  booking_number: number | null;
  purchase_number: number | null;
  payout_number: number | null;
  /** The payer's name. */
  name: string | null;
}

type Kinds = typeof listedEntries;

const isOneOf = (kinds: Kinds) =>
  sql`(movement.kind, entry.account) IN (${sql.join(
    kinds.map(({ kind, account }) => sql`(${kind}, ${account})`),
  )})`;

/** A condition on `movement` and `entry`: a client was charged. */
export const chargesOnly = isOneOf(withInvoice);

/** Latest first; with a cursor, the entries before it. */
export async function entriesOf(
  db: Db,
  vendorId: string,
  { after, most }: { after: string | null; most: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`WITH page AS (
      SELECT movement.*, entry.amount, entry.currency, entry.user_id
      FROM ledger_entry entry JOIN ledger_movement movement ON movement.id = entry.movement_id
      WHERE entry.vendor_id = ${vendorId}::uuid AND ${isOneOf(listedEntries)}
        AND (${after}::uuid IS NULL OR (movement.at, movement.id) <
          (SELECT at, id FROM ledger_movement WHERE id = ${after}::uuid))
      ORDER BY movement.at DESC, movement.id DESC LIMIT ${most}::int)
    SELECT page.id, page.number, page.at, page.kind, page.amount, page.currency, page.booking_id,
      booking.number AS booking_number, purchase.number AS purchase_number,
      payout.number AS payout_number, coalesce(booking.client_name, person.full_name) AS name
    FROM page ${whoAndWhat(sql`page`)}
    ORDER BY page.at DESC, page.id DESC`.execute(db);
  return rows;
}

/** Joins booking, payment, package, payout and payer to a movement. */
export const whoAndWhat = (movement: ReturnType<typeof sql>) => sql`
  LEFT JOIN booking ON booking.id = ${movement}.booking_id
  LEFT JOIN payment ON payment.id = ${movement}.payment_id
  LEFT JOIN package_purchase purchase ON purchase.id = payment.purchase_id
  LEFT JOIN payout_movement ended ON ended.movement_id = ${movement}.id
  LEFT JOIN payout ON payout.id = coalesce(ended.payout_id, ${movement}.id)
  LEFT JOIN app_user person ON person.id = ${movement}.user_id`;

/** Payouts of the last `days` days, per currency, without those that came back. */
export async function paidOutSince(db: Db, vendorId: string, days: number) {
  return db
    .selectFrom('payout')
    .select(['currency', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('vendor_id', '=', vendorId)
    .where('state', '<>', 'returned')
    .where('created_at', '>', sql<Date>`now() - ${days}::int * interval '1 day'`)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}
