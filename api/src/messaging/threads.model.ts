import type { BookedVendor, Thread, ThreadMessage } from '@nukkad/platform/contract';
import { maskContacts } from './contact-mask.model';

/** The reader: a user, and the vendor they are, if any. */
export interface Reader {
  userId: string;
  vendorId: string | null;
}

/** The side of a conversation on which the reader is. */
export type Side = 'client' | 'vendor';

export interface Said {
  is_vendors: boolean;
  text: string;
  created_at: Date;
}

/** A stored conversation, with what its two sides may know of each other. */
export interface ThreadRow {
  id: string;
  user_id: string;
  client_name: string;
  vendor_id: string;
  vendor_name: string;
  vendor_user_id: string | null;
  /** As in the dashboard's URL: `govt officer`. */
  vendor_profession: string;
  /** One of the two has deleted their account. */
  is_over: boolean;
  /** The two have, or had, a booking that counts. */
  is_acquainted: boolean;
  last: Said | null;
  unread: number;
}

export const sideOf = ({ userId }: Reader, { user_id }: ThreadRow): Side =>
  user_id === userId ? 'client' : 'vendor';

/** A name may contain a phone number as well as any message. */
export const clientName = ({
  client_name,
  is_acquainted,
}: Pick<ThreadRow, 'client_name' | 'is_acquainted'>): string =>
  is_acquainted ? client_name : maskContacts(client_name);

/** `vendor`: the vendor of the conversation; read for clients only. */
export function toThread(reader: Reader, row: ThreadRow, vendor: BookedVendor | null): Thread {
  const side = sideOf(reader, row);
  const isMasked = !row.is_acquainted;
  return {
    _id: row.id,
    with:
      side === 'client'
        ? { name: row.vendor_name, img: vendor?.img ?? null, vendor }
        : { name: clientName(row), img: null, vendor: null },
    last: lastOf(side, row.last, isMasked),
    unread: row.unread,
    isMasked,
  };
}

const authorOf = ({ is_vendors }: Said, reader: Side): 'me' | 'other' =>
  is_vendors === (reader === 'vendor') ? 'me' : 'other';

/** A message as the reader sees it; own messages are unmasked. */
export const seenBy = (reader: Side, said: Said, isMasked: boolean): string =>
  isMasked && authorOf(said, reader) === 'other' ? maskContacts(said.text) : said.text;

export function toMessage(
  reader: Side,
  said: Said & { id: string },
  isMasked: boolean,
): ThreadMessage {
  return {
    _id: said.id,
    by: authorOf(said, reader),
    text: seenBy(reader, said, isMasked),
    time: said.created_at.toISOString(),
  };
}

function lastOf(reader: Side, said: Said | null, isMasked: boolean): Thread['last'] {
  if (!said) return null;
  return {
    text: seenBy(reader, said, isMasked),
    time: said.created_at.toISOString(),
    by: authorOf(said, reader),
  };
}

/** Position at which a page of messages ended. */
export interface Place {
  at: Date;
  id: string;
}

const shape = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients. */
export const cursorOf = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Undefined for an invalid cursor. */
export function placeOf(cursor: string): Place | undefined {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return id === undefined ? undefined : { at: new Date(Number(at)), id };
}
