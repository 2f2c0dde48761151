import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { worthOfOne } from '../money/ledger.model';
import { addMovement, moneyIn } from '../money/ledger.store';
import { paidFor } from '../money/payments.store';

/** The client, the vendor and the length in minutes of a lesson. */
interface LessonWanted {
  userId: string;
  vendorId: string;
  bookingId: string;
  minutes: number;
}

/**
 * Turns a paid purchase into lessons to book, once. `lost`: it had its lessons, which may have been
 * given back since, or one of the two has left; the payment is refunded in full.
 */
export async function grantLessons(
  trx: Kysely<Tables>,
  purchaseId: string,
): Promise<'granted' | 'lost'> {
  const { lessons, isOver } = await trx
    .selectFrom('package_purchase as purchase')
    .select('purchase.lessons')
    .select(
      sql<boolean>`EXISTS (SELECT FROM lesson_credit
          WHERE purchase_id = purchase.id AND why = 'bought')
        OR EXISTS (SELECT FROM app_user JOIN vendor ON vendor.id = purchase.vendor_id
          WHERE app_user.id IN (purchase.user_id, vendor.user_id)
            AND app_user.deleted_at IS NOT NULL)`.as('isOver'),
    )
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  if (isOver) return 'lost';
  await addCredit(trx, { purchase_id: purchaseId, booking_id: null, lessons, why: 'bought' });
  return 'granted';
}

/**
 * Pays a booking with the oldest lesson of that length. False when none is left. Locks the
 * purchases, so that concurrent bookings cannot use the same lesson.
 */
export async function useCredit(trx: Kysely<Tables>, wanted: LessonWanted): Promise<boolean> {
  const { userId, vendorId, bookingId, minutes } = wanted;
  const purchases = await trx
    .selectFrom('package_purchase')
    .select('id')
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .where('minutes', '=', minutes)
    .orderBy('created_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const oldest = await firstWithLessons(
    trx,
    purchases.map(({ id }) => id),
  );
  if (!oldest) return false;
  await addCredit(trx, {
    ...{ purchase_id: oldest.id, booking_id: bookingId, lessons: -1, why: 'used' },
  });
  const [paymentId = null] = await paidFor(trx, { purchaseId: oldest.id });
  for (const { amount, currency } of await unusedOf(trx, paymentId)) {
    const worth = worthOfOne(amount, oldest.lessons);
    const about = { paymentId, bookingId, vendorId, userId };
    if (worth > 0) await addMovement(trx, 'lesson-used', { amount: worth, currency }, about);
  }
  return true;
}

/** Returns a booking's lesson to its package, once. */
export async function giveBackCredit(trx: Kysely<Tables>, bookingId: string): Promise<void> {
  const used = await trx
    .selectFrom('lesson_credit')
    .innerJoin('package_purchase', 'package_purchase.id', 'lesson_credit.purchase_id')
    .select(['package_purchase.id', 'package_purchase.user_id', 'package_purchase.vendor_id'])
    .where('lesson_credit.booking_id', '=', bookingId)
    .where('lesson_credit.why', '=', 'used')
    .forNoKeyUpdate('package_purchase')
    .executeTakeFirst();
  if (!used) return;
  const credit = { purchase_id: used.id, booking_id: bookingId, lessons: 1 };
  if (!(await addCredit(trx, { ...credit, why: 'given-back' }))) return;
  const [paymentId = null] = await paidFor(trx, { purchaseId: used.id });
  const about = { paymentId, bookingId, vendorId: used.vendor_id, userId: used.user_id };
  for (const worth of await worthOfLesson(trx, bookingId)) {
    await addMovement(trx, 'lesson-given-back', worth, about);
  }
}

/** Number of lessons of that length the client has left with a professional. */
export async function creditsLeft(
  db: Kysely<Tables>,
  { userId, vendorId, minutes }: Omit<LessonWanted, 'bookingId'>,
): Promise<number> {
  const { left } = await db
    .selectFrom('lesson_credit')
    .innerJoin('package_purchase', 'package_purchase.id', 'lesson_credit.purchase_id')
    .select(sql<number>`coalesce(sum(lesson_credit.lessons), 0)::int`.as('left'))
    .where('package_purchase.user_id', '=', userId)
    .where('package_purchase.vendor_id', '=', vendorId)
    .where('package_purchase.minutes', '=', minutes)
    .executeTakeFirstOrThrow();
  return left;
}

/** The first of these purchases with lessons left, and their number. */
async function firstWithLessons(trx: Kysely<Tables>, purchases: string[]) {
  if (purchases.length === 0) return undefined;
  const rows = await trx
    .selectFrom('lesson_credit')
    .select(['purchase_id as id', sql<number>`sum(lessons)::int`.as('lessons')])
    .where('purchase_id', 'in', purchases)
    .groupBy('purchase_id')
    .having(sql<number>`sum(lessons)`, '>', 0)
    .execute();
  return purchases.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
}

const unusedOf = async (trx: Kysely<Tables>, paymentId: string | null) =>
  paymentId === null ? [] : moneyIn(trx, 'unused-lessons', { column: 'payment_id', id: paymentId });

/** The amount moved when the lesson was used, whichever account holds it now. */
async function worthOfLesson(trx: Kysely<Tables>, bookingId: string) {
  return trx
    .selectFrom('ledger_movement')
    .innerJoin('ledger_entry', 'ledger_entry.movement_id', 'ledger_movement.id')
    .select(['ledger_entry.amount', 'ledger_entry.currency'])
    .where('ledger_movement.booking_id', '=', bookingId)
    .where('ledger_movement.kind', '=', 'lesson-used')
    .where('ledger_entry.account', '=', 'client-deposits')
    .execute();
}

interface Credit {
  purchase_id: string;
  booking_id: string | null;
  lessons: number;
  why: 'bought' | 'used' | 'given-back' | 'refunded';
}

/** Adds or takes lessons of a locked purchase; false when this booking did so before. */
export async function addCredit(trx: Kysely<Tables>, credit: Credit): Promise<boolean> {
  const added = await trx
    .insertInto('lesson_credit')
    .values({ id: uuidv7(), ...credit })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
