import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { isRefunding, keptFirst } from '../money/payments.store';

/** A package on sale; undefined when its professional is not live. */
export async function packageOnSale(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('lesson_package')
    .innerJoin('vendor', 'vendor.id', 'lesson_package.vendor_id')
    .selectAll('lesson_package')
    .where('lesson_package.id', '=', id)
    .where('vendor.status', '=', 'live')
    .executeTakeFirst();
}

export async function isLive(db: Kysely<Tables>, vendorId: string): Promise<boolean> {
  const found = await db
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return found !== undefined;
}

/** A client's lessons left, grouped by kind, with their price. */
export async function lessonsLeft(db: Kysely<Tables>, userId: string) {
  const lessons = sql<number>`(SELECT coalesce(sum(lessons), 0) FROM lesson_credit
    WHERE purchase_id = package_purchase.id)`;
  const worth = sql<number>`(SELECT coalesce(sum(ledger_entry.amount), 0) FROM payment
    JOIN ledger_movement ON ledger_movement.payment_id = payment.id
    JOIN ledger_entry ON ledger_entry.movement_id = ledger_movement.id
    WHERE payment.purchase_id = package_purchase.id AND account = 'unused-lessons')`;
  return db
    .selectFrom('package_purchase')
    .select(['vendor_id', 'minutes', 'fee_currency as currency'])
    .select(sql<number>`sum(${lessons})::int`.as('lessons'))
    .select(sql<number>`sum(${worth})::bigint`.as('worth'))
    .where('user_id', '=', userId)
    .groupBy(['vendor_id', 'minutes', 'fee_currency'])
    .having(sql`sum(${lessons})`, '>', 0)
    .orderBy(sql`min(created_at)`)
    .execute();
}

/** A package that was paid for. */
export interface PurchaseRow extends Money {
  id: string;
  number: number;
  vendor_id: string;
  name: string;
  lessons: number;
  minutes: number;
  at: Date;
  lessons_left: number;
  /** What was given back of it, in hundredths. */
  refunded: number;
  /** A refund has not arrived yet. */
  is_refunding: boolean;
}

/**
 * A client's paid packages, the latest first. Of one that was paid twice, the payment that was kept, as
 * the second was given back at once.
 */
export async function purchasesOf(db: Kysely<Tables>, userId: string): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`SELECT * FROM (
      SELECT DISTINCT ON (purchase.id) purchase.id, purchase.number, purchase.vendor_id,
        purchase.name, purchase.lessons, purchase.minutes, movement.at, payment.amount,
        payment.currency, payment.refunded_amount AS refunded, ${isRefunding} AS is_refunding,
        (SELECT coalesce(sum(lessons), 0)::int FROM lesson_credit
          WHERE purchase_id = purchase.id) AS lessons_left
      FROM package_purchase purchase JOIN payment ON payment.purchase_id = purchase.id
        JOIN ledger_movement movement ON movement.payment_id = payment.id
          AND movement.kind = 'package'
      WHERE purchase.user_id = ${userId}::uuid
      ORDER BY purchase.id, ${keptFirst}) bought
    ORDER BY at DESC, id DESC`.execute(db);
  return rows;
}
