import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Links } from './links';
import { bookingNotifications, bookingWords } from './notifications.words';
import { inWords } from './notified-booking.model';
import { notifiedBookings } from './notified-booking.store';
import { notifySide } from './notify-side';
import { claimReminders, type Span, spans } from './reminders.store';

const batch = 50;

/** Reminds both sides of upcoming bookings. Safe to run in several processes. */
export async function remind(db: Kysely<Tables>, links: Links): Promise<void> {
  for (const span of spans) {
    for (let done = batch; done === batch; ) {
      done = await db.transaction().execute((trx) => remindBatch(trx, links, span));
    }
  }
}

async function remindBatch(trx: Kysely<Tables>, links: Links, span: Span): Promise<number> {
  const ids = await claimReminders(trx, span, batch);
  for (const booking of await notifiedBookings(trx, ids)) {
    for (const side of ['client', 'vendor'] as const) {
      const words = bookingWords(booking[side].language).reminder(span.hours, side, booking);
      const onScreen = bookingNotifications.reminder(span.hours, side, inWords(booking));
      await notifySide(trx, links, booking, side, { words, onScreen, phone: 'booking-reminder' });
    }
  }
  return ids.length;
}
