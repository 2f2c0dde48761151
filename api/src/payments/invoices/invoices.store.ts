import type { BookingKind, Money } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { chargesOnly, whoAndWhat } from '../earnings/earnings.store';
import { keptFirst } from '../money/payments.store';
import { type ChargeKey, creditRefunds, isBookingOfPayer, type Payer } from './credit-notes.store';
import { issueNumbered } from './document-series.store';
import type { TaxProfile } from './gst.model';

type Db = Kysely<Tables>;

export type IssuedRow = Selectable<Tables['invoice']>;

/** A charge of a client. */
export interface ChargeRow extends ChargeKey {
  at: Date;
  amount: number;
  currency: Money['currency'];
  vendor_name: string;
  address: string;
  profession: string | null;
  client_name: string | null;
  /** As the client has written it. */
  city: string | null;
  /** Of a client who wants the invoice for a business. */
  client_gstin: string | null;
  client_business_name: string | null;
  client_business_address: string | null;
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
export async function chargeOf(
  db: Db,
  vendorId: string,
  entryId: string,
): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`WITH charge AS (
      SELECT movement.*, entry.amount, entry.currency, entry.user_id, entry.vendor_id
      FROM ledger_entry entry JOIN ledger_movement movement ON movement.id = entry.movement_id
      WHERE movement.id = ${entryId}::uuid AND entry.vendor_id = ${vendorId}::uuid
        AND ${chargesOnly})
    SELECT charge.id, charge.vendor_id, charge.at, charge.amount, charge.currency,
      vendor.name AS vendor_name, vendor.address, category.profession,
      coalesce(booking.client_name, person.full_name) AS client_name, client.city,
      coalesce(booking.client_gstin, purchase.client_gstin) AS client_gstin,
      coalesce(booking.client_business_name, purchase.client_business_name)
        AS client_business_name,
      coalesce(booking.client_business_address, purchase.client_business_address)
        AS client_business_address,
      booking.kind AS booking_kind, booking.service_name AS service, booking.starts_at,
      booking.time_zone, purchase.name AS package, purchase.lessons, purchase.minutes,
      payment.provider
    FROM charge JOIN vendor ON vendor.id = charge.vendor_id
      LEFT JOIN category ON category.id = vendor.category_id ${whoAndWhat(sql`charge`)}
      CROSS JOIN LATERAL (
        SELECT coalesce(booking.client_city, booking.address ->> 'city') AS city) client`.execute(
    db,
  );
  return rows[0];
}

/**
 * What of the caller's booking was charged, by the payment that was kept; undefined when nothing was, or the
 * booking is another's.
 */
export async function chargeOfBooking(
  db: Db,
  bookingId: string,
  payer: Payer,
): Promise<ChargeKey | undefined> {
  const { rows } = await sql<ChargeKey>`
    SELECT movement.id, booking.vendor_id
    FROM booking JOIN ledger_movement movement ON movement.booking_id = booking.id
      JOIN ledger_entry entry ON entry.movement_id = movement.id
      LEFT JOIN payment ON payment.id = movement.payment_id
    WHERE booking.id = ${bookingId}::uuid
      AND ${isBookingOfPayer(payer)}
      AND ${chargesOnly}
    ORDER BY ${keptFirst} LIMIT 1`.execute(db);
  return rows[0];
}

/**
 * What the caller's lesson package was charged, by the payment that was kept; undefined when it was
 * not paid, or is another's.
 */
export async function chargeOfPurchase(
  db: Db,
  purchaseId: string,
  userId: string,
): Promise<ChargeKey | undefined> {
  const { rows } = await sql<ChargeKey>`
    SELECT movement.id, purchase.vendor_id
    FROM package_purchase purchase JOIN payment ON payment.purchase_id = purchase.id
      JOIN ledger_movement movement ON movement.payment_id = payment.id
      JOIN ledger_entry entry ON entry.movement_id = movement.id
    WHERE purchase.id = ${purchaseId}::uuid AND purchase.user_id = ${userId}::uuid
      AND ${chargesOnly}
    ORDER BY ${keptFirst} LIMIT 1`.execute(db);
  return rows[0];
}

export async function taxProfileOf(db: Db, vendorId: string) {
  return db
    .selectFrom('tax_profile')
    .select(['gstin', 'legal_name', 'sac', 'rate'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
}

export async function professionOf(db: Db, vendorId: string): Promise<string> {
  const found = await db
    .selectFrom('vendor')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select('category.profession')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  return found?.profession ?? '';
}

export async function nameOf(db: Db, vendorId: string): Promise<string> {
  const found = await db
    .selectFrom('vendor')
    .select('name')
    .where('id', '=', vendorId)
    .executeTakeFirst();
  return found?.name ?? '';
}

export async function saveTaxProfile(
  db: Db,
  vendor_id: string,
  profile: TaxProfile & { legal_name: string | null },
): Promise<void> {
  const { gstin, legal_name, sac, rate } = profile;
  const values = { gstin, legal_name, sac, rate, updated_at: new Date() };
  await db
    .insertInto('tax_profile')
    .values({ vendor_id, ...values })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(values))
    .execute();
}

export const issuedFor = (db: Db, movementId: string): Promise<IssuedRow | undefined> =>
  db.selectFrom('invoice').selectAll().where('movement_id', '=', movementId).executeTakeFirst();

/**
 * Issues the invoice of a charge, or answers what was issued, under the lock of the professional's
 * times. What was given back of it before has its credit notes then.
 */
export async function issueInvoice(
  trx: Db,
  { id, vendor_id }: ChargeRow,
  content: Omit<IssuedRow, 'movement_id' | 'vendor_id' | 'year' | 'sequence' | 'issued_at'>,
): Promise<IssuedRow> {
  await lockTimes(trx, vendor_id);
  const before = await issuedFor(trx, id);
  if (before) return before;
  await issueNumbered(trx, 'invoice', vendor_id, { movement_id: id, ...content });
  await creditRefunds(trx, { id, vendor_id });
  return trx
    .selectFrom('invoice')
    .selectAll()
    .where('movement_id', '=', id)
    .executeTakeFirstOrThrow();
}
