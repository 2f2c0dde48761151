import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { provenEmailOf } from '../../identity';
import { issueNumbered } from './document-series.store';

type Db = Kysely<Tables>;

/** A charge, and the professional whose it is. */
export interface ChargeKey {
  id: string;
  vendor_id: string;
}

/** Who asks for papers: an account, or a guest with the key of a booking. */
export interface Payer {
  userId: string | null;
  keyHash: string | null;
}

/** Whether a row of `booking` is the caller's, also one made as a guest with a proved email. */
export const isBookingOfPayer = ({ userId, keyHash }: Payer) =>
  sql<boolean>`(booking.user_id = ${userId}::uuid OR booking.key_hash = ${keyHash}::text
    OR (booking.user_id IS NULL AND booking.client_email = ${provenEmailOf(userId)}))`;

/** A refund of a charge, with its credit note. */
export interface CreditedRow extends Money {
  id: string;
  /** When it was given back. */
  at: Date;
  year: number;
  sequence: number;
  issued_at: Date;
  /** What earlier credit notes of the charge give back, in hundredths. */
  before: number;
}

const refunds = sql`SELECT movement.id, movement.at, entry.vendor_id, entry.amount, entry.currency,
    movement.booking_id, charge.id AS charge_id
  FROM ledger_movement movement
    JOIN ledger_entry entry ON entry.movement_id = movement.id AND entry.account = 'client-refunds'
    JOIN ledger_movement charge ON charge.payment_id = movement.payment_id
      AND charge.kind IN ('payment', 'package')
  WHERE movement.kind = 'refund'`;

/**
 * What was given back of a charge, in the order of its credit notes, which never changes: a refund whose transaction
 * began first may be seen last.
 */
export async function creditedOf(db: Db, chargeId: string): Promise<CreditedRow[]> {
  const { rows } = await sql<CreditedRow>`SELECT refund.id, refund.at, refund.amount,
      refund.currency, note.year, note.sequence, note.issued_at,
      coalesce(sum(refund.amount) OVER (ORDER BY note.year, note.sequence
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS before
    FROM (${refunds} AND charge.id = ${chargeId}::uuid) refund
      JOIN credit_note note ON note.movement_id = refund.id
    ORDER BY note.year, note.sequence`.execute(db);
  return rows;
}

/** The charge that a refund is of, for its professional; undefined when it is none of theirs. */
export async function chargeOfRefund(db: Db, entryId: string): Promise<ChargeKey | undefined> {
  const { rows } = await sql<ChargeKey>`
    SELECT charge_id AS id, vendor_id FROM (${refunds} AND movement.id = ${entryId}::uuid) refund
    WHERE vendor_id IS NOT NULL`.execute(db);
  return rows[0];
}

/** Charges of the caller's booking of which something was given back, the latest last. */
export async function refundedChargesOf(
  db: Db,
  bookingId: string,
  payer: Payer,
): Promise<ChargeKey[]> {
  const { rows } = await sql<ChargeKey>`
    SELECT refund.charge_id AS id, refund.vendor_id
    FROM (${refunds} AND movement.booking_id = ${bookingId}::uuid) refund
      JOIN booking ON booking.id = refund.booking_id
    WHERE ${isBookingOfPayer(payer)}
    GROUP BY refund.charge_id, refund.vendor_id ORDER BY min(refund.at), refund.charge_id`.execute(
    db,
  );
  return rows;
}

/** Charges of the caller's lesson package of which something was given back, the latest last. */
export async function refundedChargesOfPurchase(
  db: Db,
  purchaseId: string,
  userId: string,
): Promise<ChargeKey[]> {
  const { rows } = await sql<ChargeKey>`
    SELECT refund.charge_id AS id, refund.vendor_id
    FROM (${refunds} AND movement.payment_id IN (
      SELECT payment.id FROM payment JOIN package_purchase purchase
        ON purchase.id = payment.purchase_id
      WHERE purchase.id = ${purchaseId}::uuid AND purchase.user_id = ${userId}::uuid)) refund
    GROUP BY refund.charge_id, refund.vendor_id ORDER BY min(refund.at), refund.charge_id`.execute(
    db,
  );
  return rows;
}

/**
 * Issues what lacks a credit note of an invoiced charge's refunds, under the lock of the
 * professional's times.
 */
export async function creditRefunds(
  trx: Db,
  { id: invoice_id, vendor_id }: ChargeKey,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${refunds} AND charge.id = ${invoice_id}::uuid) refund
    WHERE NOT EXISTS (SELECT FROM credit_note note WHERE note.movement_id = refund.id)
    ORDER BY at, id`.execute(trx);
  for (const { id: movement_id } of rows) {
    await issueNumbered(trx, 'credit_note', vendor_id, { movement_id, invoice_id });
  }
}

/** A credit note as a statement lists it. */
export interface ListedNote extends Money {
  year: number;
  sequence: number;
  invoice_year: number;
  invoice_sequence: number;
  issued_at: Date;
}

/** Credit notes that were issued in a span of time, in the order of their numbers. */
export async function notesIssued(
  db: Db,
  vendorId: string,
  { from, until }: { from: Date; until: Date },
): Promise<ListedNote[]> {
  const { rows } = await sql<ListedNote>`SELECT note.year, note.sequence, note.issued_at,
      invoice.year AS invoice_year, invoice.sequence AS invoice_sequence,
      entry.amount::bigint AS amount, entry.currency
    FROM credit_note note JOIN invoice ON invoice.movement_id = note.invoice_id
      JOIN ledger_entry entry ON entry.movement_id = note.movement_id
        AND entry.account = 'client-refunds'
    WHERE note.vendor_id = ${vendorId}::uuid AND note.issued_at >= ${from}
      AND note.issued_at < ${until}
    ORDER BY note.year, note.sequence`.execute(db);
  return rows;
}
