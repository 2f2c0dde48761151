import { createGuestKeys } from '@nukkad/platform/guest-access';

/** Keys of guests' complaints, by number. */
export const complaintKeys = createGuestKeys('nukkad-complaint-keys');
