import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingStatus } from '@nukkad/platform/contract';
import { aNotifiedBooking } from '../../../test/fixtures/told-bookings';
import type { BookingChange } from '../bookings/booking-change';
import {
  type BookingNotification,
  bookingNotificationOf,
  calendarMethodOf,
  notificationRecipients,
} from './booking-notification.model';

const change = (
  from: BookingStatus | null,
  to: BookingStatus,
  rest: Partial<BookingChange> = {},
): BookingChange => ({
  ...{ bookingId: 'b', from, to, by: 'client', note: null, movedFrom: null },
  ...rest,
});
const earlier = { movedFrom: new Date('2026-11-22T04:30:00Z') };

const cases: [what: string, BookingChange, BookingNotification | null][] = [
  ['a time is held', change(null, 'held'), null],
  ['a held time is let go', change('held', 'cancelled-by-client'), null],
  ['or runs out', change('held', 'expired', { by: 'system' }), null],
  ['a request', change('held', 'requested'), 'asked'],
  ['a booking at once', change('held', 'confirmed'), 'confirmed'],
  ['a request is accepted', change('requested', 'confirmed', { by: 'vendor' }), 'confirmed'],
  ['and declined', change('requested', 'declined', { by: 'vendor' }), 'declined'],
  ['and not answered', change('requested', 'expired', { by: 'system' }), 'expired'],
  ['a request is withdrawn', change('requested', 'cancelled-by-client'), 'cancelled'],
  ['a booking moves', change('confirmed', 'confirmed', earlier), 'moved'],
  ['and is asked for again', change('confirmed', 'requested', earlier), 'moved'],
  ['the professional cancels', change('confirmed', 'cancelled-by-vendor'), 'cancelled'],
  ['it is over', change('confirmed', 'completed', { by: 'system' }), 'over'],
  ['nobody came', change('confirmed', 'no-show', { by: 'vendor' }), 'missed'],
];
for (const [what, happened, notification] of cases) {
  test(what, () => assert.equal(bookingNotificationOf(happened), notification));
}

test('both are told, and whoever did it not on their screens', () => {
  assert.deepEqual(notificationRecipients('cancelled', 'client'), [
    { side: 'client', isOnScreen: false },
    { side: 'vendor', isOnScreen: true },
  ]);
  assert.deepEqual(notificationRecipients('declined', 'vendor'), [
    { side: 'client', isOnScreen: true },
  ]);
  assert.deepEqual(
    notificationRecipients('expired', 'system').map(({ isOnScreen }) => isOnScreen),
    [true, true],
  );
});

test('only what stands in calendars is changed in them', () => {
  const known = aNotifiedBooking({ wasConfirmed: true });
  const unknown = aNotifiedBooking({ wasConfirmed: false });
  const methods = (booking: typeof known) =>
    (['asked', 'confirmed', 'moved', 'declined', 'cancelled', 'expired', 'over'] as const).map(
      (notification) => calendarMethodOf(notification, booking),
    );
  assert.deepEqual(methods(known), [
    ...[null, 'PUBLISH', 'PUBLISH', 'CANCEL', 'CANCEL', 'CANCEL', null],
  ]);
  assert.deepEqual(new Set(methods(unknown)), new Set([null]));
});
