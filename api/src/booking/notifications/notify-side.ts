import { formatZonedDateTime } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { bookingEmail, type Details } from './booking-email';
import type { Links } from './links';
import { text, type Words } from './notifications.text';
import type { NotifiedBooking, Side } from './notified-booking.model';

interface Told extends Omit<Details, 'to' | 'side' | 'link'> {
  words: Words;
  linkLabel?: string;
  isOnScreen?: boolean;
}

/** Notifies one side: by email if it has an address, in the app if it has an account. */
export async function notifySide(
  trx: Kysely<Tables>,
  links: Links,
  booking: NotifiedBooking,
  side: Side,
  { words, linkLabel = text.link[side], isOnScreen = true, ...details }: Told,
): Promise<void> {
  const { userId, email } = booking[side];
  if (email !== null) {
    const link = { label: linkLabel, address: links.ownAddressOf(booking, side) };
    await enqueueEmail(trx, bookingEmail(words, booking, { ...details, to: email, side, link }));
  }
  if (userId === null || !isOnScreen) return;
  const when = formatZonedDateTime(booking.start, booking.timeZone);
  await notify(trx, {
    ...{ userId, kind: 'booking', title: words.title, text: text.onScreen(words, when) },
    link: links.pathOf(booking, side),
  });
}
