import type { AccountExitRoom, Rooms } from './frame/rooms';

/** Each room is a chunk of its own, and comes when somebody enters it. */
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

/** The two ways out. */
export const accountExit: AccountExitRoom = () => import('./account-exit/account-exit.screen');
