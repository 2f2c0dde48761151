import type { AccountExitRoom, Rooms } from './frame/rooms';

/** Each section is a chunk of its own, loaded when first shown. */
export const rooms: Rooms = {
  personalInfo: () => import('./personal-info/personal-info.screen'),
  appointments: () => import('./appointments/appointments.screen'),
  manageAddresses: () => import('./addresses/addresses.screen'),
  reviews: () => import('./reviews/reviews.screen'),
  favourites: () => import('./favourites/favourites.screen'),
  support: () => import('./support/support.screen'),
  messages: () => import('./messages/messages.screen'),
  records: () => import('./records/records.screen'),
  assignments: () => import('./assignments/assignments.screen'),
};

/** Logout and account deletion. */
export const accountExit: AccountExitRoom = () => import('./account-exit/account-exit.screen');
