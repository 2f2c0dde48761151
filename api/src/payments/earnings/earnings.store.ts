import type { BookingKind } from '@nukkad/platform/contract';
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

const whoAndWhat = (movement: ReturnType<typeof sql>) => sql`
  LEFT JOIN booking ON booking.id = ${movement}.booking_id
  LEFT JOIN payment ON payment.id = ${movement}.payment_id
  LEFT JOIN package_purchase purchase ON purchase.id = payment.purchase_id
  LEFT JOIN payout_movement ended ON ended.movement_id = ${movement}.id
  LEFT JOIN payout ON payout.id = coalesce(ended.payout_id, ${movement}.id)
  LEFT JOIN app_user person ON person.id = ${movement}.user_id`;

export interface InvoiceRow {
  number: number;
  at: Date;
  amount: number;
  currency: 'INR' | 'USD';
  vendor_name: string;
  address: string;
  client_name: string | null;
  city: string | null;
  /** Null for a package. */
  booking_kind: BookingKind | null;
  service: string | null;
  starts_at: Date;
  time_zone: string;
  package: string | null;
  lessons: number;
  minutes: number;
  /** Null for payments at a visit. */
  provider: string | null;
}

/** A charge by this vendor; undefined when the entry is none. */
export async function invoiceOf(
  db: Db,
  vendorId: string,
  entryId: string,
): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`WITH charge AS (
      SELECT movement.*, entry.amount, entry.currency, entry.user_id, entry.vendor_id
      FROM ledger_entry entry JOIN ledger_movement movement ON movement.id = entry.movement_id
      WHERE movement.id = ${entryId}::uuid AND entry.vendor_id = ${vendorId}::uuid
        AND ${isOneOf(withInvoice)})
    SELECT charge.number, charge.at, charge.amount, charge.currency,
      vendor.name AS vendor_name, vendor.address,
      coalesce(booking.client_name, person.full_name) AS client_name,
      coalesce(booking.client_city, booking.address ->> 'city') AS city,
      booking.kind AS booking_kind, booking.service_name AS service, booking.starts_at,
      booking.time_zone, purchase.name AS package, purchase.lessons, purchase.minutes,
      payment.provider
    FROM charge JOIN vendor ON vendor.id = charge.vendor_id ${whoAndWhat(sql`charge`)}`.execute(db);
  return rows[0];
}

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
