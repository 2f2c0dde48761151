import type { Role } from './accounts';
import type { BookedVendor } from './booking';
import type { Vendor } from './directory';

/** A place of somebody's. At most one is the default. */
export interface Address {
  _id: string;
  /** What the person calls it: "Home". */
  label: string;
  name: string;
  line: string;
  city: string;
  pin: string;
  mobile: string;
  isDefault: boolean;
}

export type AddressOrder = Omit<Address, '_id'>;

/** Where a PIN code is. */
export interface PinPlace {
  pin: string;
  city: string;
  state: string;
  localities: string[];
}

/** A professional somebody likes. `list`: the name of the person's own list it is on. */
export interface Favourite {
  vendor: Vendor;
  list: string | null;
  since: string;
}

export interface FavouritesAnswer {
  favourites: Favourite[];
  /** Names of lists, in order of the alphabet. */
  lists: string[];
}

export type TicketState = 'open' | 'answered' | 'closed';

export interface Ticket {
  _id: string;
  /** `NK-T-000123` */
  number: string;
  /** The beginning of the first message. */
  subject: string;
  state: TicketState;
  time: string;
  updatedAt: string;
  hasNews: boolean;
}

export interface TicketMessage {
  _id: string;
  by: 'me' | 'support';
  text: string;
  time: string;
}

export interface TicketThread extends Ticket {
  messages: TicketMessage[];
}

/** A conversation of a client with a professional, as one of the two sees it. */
export interface Thread {
  _id: string;
  /** The other side. */
  with: { name: string; img: string | null; vendor: BookedVendor | null };
  last: { text: string; time: string; by: 'me' | 'other' } | null;
  unread: number;
  /** Telephone numbers and addresses are hidden in messages until the two have a booking. */
  isMasked: boolean;
}

export interface ThreadMessage {
  _id: string;
  by: 'me' | 'other';
  text: string;
  time: string;
}

export interface ThreadMessages {
  thread: Thread;
  /** Newest last. */
  messages: ThreadMessage[];
  /** Cursor of what was said before; null at the beginning. */
  before: string | null;
}

/** Something a person should know of. */
export interface Notification {
  _id: string;
  /** What it is about; screens choose a picture by it. */
  kind:
    | ('booking' | 'message' | 'review' | 'payment' | 'waitlist' | 'support')
    | ('complaint' | 'campaign' | 'question' | 'release');
  title: string;
  text: string;
  time: string;
  isRead: boolean;
  /** Where it is shown in full, a path of the site. */
  link: string;
}

export interface NotificationsAnswer {
  notifications: Notification[];
  unread: number;
  next: string | null;
}

/** Everything the product keeps about somebody, for them to take along. */
export interface PersonalExport {
  exportedAt: string;
  account: { _id: string; fullName: string; email: string; role: Role };
  [part: string]: unknown;
}
