import type { Notification } from '@nukkad/platform/contract';
import type { ColumnType } from 'kysely';

/** Filled by the database when left out. */
type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface AddressTable {
  id: string;
  user_id: string;
  label: string;
  name: string;
  line: string;
  city: string;
  pin: string;
  mobile: string;
  is_default: boolean;
  created_at: Now;
}

/** `list`: the person's own list it is on. */
export interface FavouriteTable {
  user_id: string;
  vendor_id: string;
  list: string | null;
  created_at: Now;
}

/** What was said after a ticket's own message. */
export interface SupportMessageTable {
  id: string;
  ticket_id: string;
  is_ours: boolean;
  author_id: string | null;
  text: string;
  created_at: Now;
}

export interface ThreadTable {
  id: string;
  vendor_id: string;
  user_id: string;
  created_at: Now;
  client_read_at: Later;
  vendor_read_at: Later;
}

export interface MessageTable {
  id: string;
  thread_id: string;
  is_vendors: boolean;
  text: string;
  created_at: Now;
}

export interface NotificationTable {
  id: string;
  user_id: string;
  kind: Notification['kind'];
  title: string;
  text: string;
  link: string;
  created_at: Now;
  read_at: Later;
}

/** What people keep here. */
export interface MineTables {
  address: AddressTable;
  favourite: FavouriteTable;
  support_message: SupportMessageTable;
  thread: ThreadTable;
  message: MessageTable;
  notification: NotificationTable;
}
