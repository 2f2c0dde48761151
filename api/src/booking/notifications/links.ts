import type { BookingKeys } from '../bookings/booking-key';
import type { NotifiedBooking, Side } from './notified-booking.model';

/** Where somebody finds a booking. */
export interface Links {
  /** As a path of the site. */
  pathOf: (booking: NotifiedBooking, side: Side) => string;
  /** In full, for what is shown to others as well. */
  addressOf: (booking: NotifiedBooking, side: Side) => string;
  /** In full, for their own letters: a guest's carries the key, where no server sees it. */
  ownAddressOf: (booking: NotifiedBooking, side: Side) => string;
}

export function bookingLinks(origin: string, keys: Pick<BookingKeys, 'keyOf'>): Links {
  const isGuest = ({ client }: NotifiedBooking, side: Side) =>
    side === 'client' && client.userId === null;
  const pathOf: Links['pathOf'] = (booking, side) => {
    // Each dashboard knows in which of its rooms a booking is.
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
