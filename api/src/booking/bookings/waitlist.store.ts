import { dayIn } from '@nukkad/platform/calendar';
import { type BookingKind, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { cellsBetween } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';
import { notify } from '../../core/notifications/notify';
import { enqueueMessage, shortTime } from '../../phone-messages';
import { addEvent, type BookingRow, freeCells, insertBooking, takeCells } from './bookings.store';
import { waitlistLink, waitlistNotifications, waitlistWords } from './waitlist.words';

type Db = Kysely<Tables>;

/**
 * Holds a freed time for the user who has waited longest for such a time on that day. Call it under
 * `lockTimes`, once the cells are free.
 */
export async function offerFreedTime(trx: Db, freed: BookingRow): Promise<void> {
  if (freed.starts_at.getTime() <= Date.now() + limits.claimMinutes * 60_000) return;
  const next = await nextWaiting(trx, freed);
  if (!next) return;
  const hold = await insertBooking(trx, {
    id: uuidv7(),
    vendor_id: freed.vendor_id,
    user_id: next.user_id,
    kind: freed.kind,
    status: 'held',
    starts_at: freed.starts_at,
    ends_at: freed.ends_at,
    time_zone: freed.time_zone,
    service_id: freed.service_id,
    service_name: freed.service_name,
    fee_amount: freed.fee_amount,
    fee_currency: freed.fee_currency,
    expires_at: sql<string>`now() + ${limits.claimMinutes}::int * interval '1 minute'`,
  });
  const cells = cellsBetween(freed.starts_at.getTime(), freed.ends_at.getTime(), next);
  if (!(await takeCells(trx, hold, cells))) {
    // Another booking's buffer overlaps: the time is too short for this vendor's settings.
    await freeCells(trx, hold.id);
    await trx.deleteFrom('booking').where('id', '=', hold.id).execute();
    return;
  }
  await addEvent(trx, hold, { from: null, by: 'system', byId: null, note: null });
  await trx
    .updateTable('waitlist_entry')
    .set({ state: 'offered', hold_id: hold.id })
    .where('id', '=', next.id)
    .execute();
  const about = { name: next.vendor_name, start: freed.starts_at, timeZone: freed.time_zone };
  const { user_id: userId, language } = next;
  const said = waitlistNotifications.freed({ ...about, start: about.start.toISOString() });
  await notify(trx, { userId, kind: 'waitlist', link: waitlistLink, ...said });
  const written = waitlistWords(language).waitlistEmail(next.email, next.full_name, about);
  const email = { ...written, language };
  const isAtPhone = await enqueueMessage(trx, {
    ...{ userId, template: 'waitlist-offer', otherwise: email },
    uselessAfter: new Date(Date.now() + limits.claimMinutes * 60_000),
    values: (spoken) => ({
      other: named(about.name),
      when: shortTime(about.start, about.timeZone, spoken),
      minutes: String(limits.claimMinutes),
    }),
  });
  if (!isAtPhone) await enqueueEmail(trx, email);
}

async function nextWaiting(trx: Db, freed: BookingRow) {
  return (
    trx
      .selectFrom('waitlist_entry as entry')
      .innerJoin('app_user as person', 'person.id', 'entry.user_id')
      .innerJoin('vendor', 'vendor.id', 'entry.vendor_id')
      .leftJoin('booking_rule as rule', 'rule.vendor_id', 'entry.vendor_id')
      .select(['entry.id', 'entry.user_id', 'person.email', 'person.full_name'])
      .select('person.language')
      .select('vendor.name as vendor_name')
      .select(sql<number>`coalesce(rule.buffer_before, 0)`.as('bufferBefore'))
      .select(sql<number>`coalesce(rule.buffer_after, 0)`.as('bufferAfter'))
      .where('entry.vendor_id', '=', freed.vendor_id)
      .where('entry.state', '=', 'waiting')
      .where('entry.kind', '=', freed.kind)
      .where('entry.day', '=', dayIn(freed.starts_at, freed.time_zone))
      .where('person.deleted_at', 'is', null)
      // Do not offer the time to the client who just freed it.
      .where((row) =>
        freed.user_id === null ? row.lit(true) : row('entry.user_id', '!=', freed.user_id),
      )
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .executeTakeFirst()
  );
}

/** Closes the waitlist entry whose offer is this hold. */
export async function settleOffer(
  trx: Db,
  holdId: string,
  state: 'taken' | 'missed',
): Promise<void> {
  await trx
    .updateTable('waitlist_entry')
    .set({ state })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'offered')
    .execute();
}

export interface NewEntry {
  vendorId: string;
  userId: string;
  kind: BookingKind;
  day: string;
}

/** The user's entry for that day: a new one, or the existing one. */
export async function addEntry(trx: Db, { vendorId, userId, kind, day }: NewEntry) {
  const id = uuidv7();
  await trx
    .insertInto('waitlist_entry')
    .values({
      id,
      vendor_id: vendorId,
      user_id: userId,
      kind,
      day,
      state: 'waiting',
      hold_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await entriesOf(trx, userId)).find(
    (entry) => entry.vendor_id === vendorId && entry.day === day && entry.state !== 'missed',
  );
}

/** A user's waitlist entries for days to come, soonest first. */
export function entriesOf(db: Db, userId: string) {
  return db
    .selectFrom('waitlist_entry as entry')
    .leftJoin('booking as hold', 'hold.id', 'entry.hold_id')
    .select(['entry.id', 'entry.vendor_id', 'entry.kind', 'entry.state', 'entry.hold_id'])
    .select(sql<string>`to_char(entry.day, 'YYYY-MM-DD')`.as('day'))
    .select(['hold.starts_at', 'hold.expires_at', 'hold.status as hold_status'])
    .where('entry.user_id', '=', userId)
    .where('entry.state', '!=', 'taken')
    .where('entry.day', '>=', sql<string>`current_date - 1`)
    .orderBy('entry.day')
    .orderBy('entry.created_at')
    .execute();
}

/** True when the entry was the user's and is removed. */
export async function removeEntry(trx: Db, userId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('waitlist_entry')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
