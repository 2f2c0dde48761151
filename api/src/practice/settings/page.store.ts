import { type Kysely, sql } from 'kysely';
import { usualTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** A professional's page with its booking rule, whatever the page's status. */
export type PageRow = NonNullable<Awaited<ReturnType<typeof pageOf>>>;

const pages = (db: Db, vendorId: string) =>
  db
    .selectFrom('vendor')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('app_user as owner', 'owner.id', 'vendor.user_id')
    .leftJoin('user_type', 'user_type.id', 'owner.user_type_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'vendor.id')
    .select(['vendor.id', 'vendor.user_id', 'vendor.gender'])
    .select(['vendor.is_verified', 'vendor.status', 'vendor.evidence'])
    // A new profession has vendors before it has a category.
    .select(sql<string>`coalesce(category.profession, user_type.slug, '')`.as('profession'))
    .select(['vendor.name', 'vendor.title', 'vendor.about', 'vendor.image', 'vendor.detail'])
    .select(['vendor.languages', 'vendor.qualifications'])
    .select(['vendor.address', 'vendor.landmark', 'vendor.parking'])
    .select(['vendor.fee_amount', 'vendor.fee_currency', 'vendor.fee_per'])
    .select(['vendor.working_hours', 'vendor.lunch_from', 'vendor.lunch_to'])
    .select(sql<string>`coalesce(rule.time_zone, ${usualTimes.timeZone})`.as('time_zone'))
    .select(orElse('slot_minutes', usualTimes.slotMinutes))
    .select([orElse('buffer_before', 0), orElse('buffer_after', 0), orElse('notice_minutes', 0)])
    .select(orElse('horizon_days', usualTimes.horizonDays))
    .select(sql<boolean>`coalesce(rule.is_asked_first, false)`.as('is_asked_first'))
    .select([orElse('cancel_hours', usualHours), orElse('move_hours', usualHours)])
    .select('rule.meeting_url')
    .where('vendor.id', '=', vendorId);

/** Hours before the start; equal to the default in `0007-booking`. */
const usualHours = 3;

const orElse = <C extends string>(column: C, usual: number) =>
  sql<number>`coalesce(${sql.ref(`rule.${column}`)}, ${usual}::int)`.as(column);

export const pageOf = (db: Db, vendorId: string) => pages(db, vendorId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockedPage = (trx: Db, vendorId: string) =>
  pages(trx, vendorId).forNoKeyUpdate('vendor').executeTakeFirst();

interface PageChanges {
  title?: string;
  about?: string;
  languages?: string[];
  qualifications?: string[];
  address?: string;
  landmark?: string | null;
  parking?: string | null;
  fee_amount?: number | null;
  fee_currency?: 'INR' | 'USD' | null;
  fee_per?: string | null;
  detail?: string;
  evidence?: string;
  image?: string;
}

export async function changePage(trx: Db, id: string, changes: PageChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('vendor').set(changes).where('id', '=', id).execute();
}

interface Week {
  /** JSON text. */
  working_hours: string;
  lunch_from: string | null;
  lunch_to: string | null;
}

/** Changes the working hours and marks the vendor's times as its own, not a shared week's. */
export async function changeWeek(trx: Db, id: string, week: Week): Promise<void> {
  await trx
    .updateTable('vendor')
    .set({ ...week, has_own_times: true })
    .where('id', '=', id)
    .execute();
}

interface RuleChanges {
  time_zone?: string;
  slot_minutes?: number;
  buffer_before?: number;
  buffer_after?: number;
  notice_minutes?: number;
  horizon_days?: number;
  is_asked_first?: boolean;
  cancel_hours?: number;
  move_hours?: number;
  meeting_url?: string | null;
}

/** Omitted fields stay, or get their default. */
export async function changeRule(trx: Db, vendor_id: string, rule: RuleChanges): Promise<void> {
  await trx
    .insertInto('booking_rule')
    .values({ vendor_id, ...rule })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(rule))
    .execute();
}
