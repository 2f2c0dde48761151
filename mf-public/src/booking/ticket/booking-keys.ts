import { createGuestKeys } from '@nukkad/platform/guest-access';

/** Keys of guests' bookings. */
export const bookingKeys = createGuestKeys('nukkad-booking-keys');
