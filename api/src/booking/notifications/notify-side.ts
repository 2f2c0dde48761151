import type { Kysely } from 'kysely';
import type { PhoneTemplate } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { type Email, enqueueEmail } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';
import { notify } from '../../core/notifications/notify';
import type { WordedNotification } from '../../core/notifications/templates';
import { enqueueMessage, shortTime } from '../../phone-messages';
import { isOccupying } from '../bookings/states.model';
import { bookingEmail, type Details } from './booking-email';
import type { Links } from './links';
import type { Words } from './notifications.text';
import { bookingWords } from './notifications.words';
import { type NotifiedBooking, otherOf, type Side } from './notified-booking.model';

interface Told extends Omit<Details, 'to' | 'side' | 'link'> {
  /** In the language of that side. */
  words: Words;
  /** In the app; null for nothing there. */
  onScreen: WordedNotification | null;
  /** The email leads to where a review is written. */
  isForReview?: boolean;
  /** Also to the telephone of whoever agreed to it. */
  phone?: PhoneTemplate | undefined;
}

/**
 * Notifies one side: by email if it has an address, in the app if it has an account, at its telephone
 * if it agreed to that. A reminder that goes to the telephone goes by email only if it fails there.
 */
export async function notifySide(
  trx: Kysely<Tables>,
  links: Links,
  booking: NotifiedBooking,
  side: Side,
  { words, onScreen, isForReview = false, phone, ...details }: Told,
): Promise<void> {
  const { userId, email } = booking[side];
  const label = linkLabel(booking, side, isForReview);
  const link = { label, address: links.ownAddressOf(booking, side) };
  const letter =
    email === null ? null : bookingEmail(words, booking, { ...details, to: email, side, link });
  const isReminder = phone === 'booking-reminder';
  const isAtPhone =
    phone !== undefined &&
    (await toPhone(trx, booking, side, { template: phone, otherwise: isReminder ? letter : null }));
  if (letter && !(isReminder && isAtPhone)) await enqueueEmail(trx, letter);
  if (userId === null || !onScreen) return;
  await notify(trx, { userId, kind: 'booking', link: links.pathOf(booking, side), ...onScreen });
}

function linkLabel(booking: NotifiedBooking, side: Side, isForReview: boolean): string {
  const { review, link, linkOfEnded } = bookingWords(booking[side].language);
  if (isForReview) return review;
  return side === 'client' && !isOccupying(booking.status) ? linkOfEnded : link[side];
}

/** False when nothing is sent to the telephone of this side. */
async function toPhone(
  trx: Kysely<Tables>,
  booking: NotifiedBooking,
  side: Side,
  { template, otherwise }: { template: PhoneTemplate; otherwise: Email | null },
): Promise<boolean> {
  const { userId } = booking[side];
  if (userId === null) return false;
  const { id: about, start, timeZone, reference } = booking;
  return enqueueMessage(trx, {
    ...{ userId, template, about, uselessAfter: start },
    values: (language) => ({
      other: named(otherOf(booking, side).name),
      when: shortTime(start, timeZone, language),
      reference,
    }),
    ...(side === 'client' && canBeAnswered(template) && { payloads: answersOf(about) }),
    ...(otherwise && { otherwise }),
  });
}

const canBeAnswered = (template: PhoneTemplate) => template !== 'booking-cancelled';

/** The buttons confirm, move and cancel, as `phone-replies` reads them. */
const answersOf = (id: string): string[] => [`come:${id}`, `move:${id}`, `cancel:${id}`];
