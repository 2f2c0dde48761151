import type { BookingKeys } from '../bookings/booking-key';
import type { NotifiedBooking, Side } from './notified-booking.model';

/** Links to a booking. */
export interface Links {
  /** Path on the site. */
  pathOf: (booking: NotifiedBooking, side: Side) => string;
  /** Absolute URL without a key, for content that others see too. */
  addressOf: (booking: NotifiedBooking, side: Side) => string;
  /**
   * Absolute URL for the recipient's own emails: a guest's carries the key in the fragment, which
   * servers do not see.
   */
  ownAddressOf: (booking: NotifiedBooking, side: Side) => string;
}

export function bookingLinks(origin: string, keys: Pick<BookingKeys, 'keyOf'>): Links {
  const isGuest = ({ client }: NotifiedBooking, side: Side) =>
    side === 'client' && client.userId === null;
  const pathOf: Links['pathOf'] = (booking, side) => {
    // Each dashboard resolves the page from `?booking=`.
    if (side === 'vendor') return `${booking.dashboard}?booking=${booking.id}`;
    if (isGuest(booking, side)) return `/booking?id=${booking.id}`;
    return `/profile?section=appointments&booking=${booking.id}`;
  };
  const addressOf: Links['addressOf'] = (booking, side) =>
    new URL(pathOf(booking, side), origin).href;
  return {
    pathOf,
    addressOf,
    ownAddressOf(booking, side) {
      const address = addressOf(booking, side);
      return isGuest(booking, side) ? `${address}#${keys.keyOf(booking.id)}` : address;
    },
  };
}
