import { createGuestKeys } from '@nukkad/platform/guest-access';

/** Keys of guests' donations. */
export const donationKeys = createGuestKeys('nukkad-donation-keys');
