import type { BookedVendor, BookingKind, BookingStatus } from './booking';

/**
 * An account and a professional's record of somebody. Only `linked` opens anything; `invited` is the
 * professional's word alone, `requested` the client's.
 */
export type ClientLinkState = 'invited' | 'requested' | 'linked' | 'ended';

/** An appointment of a linked record. */
export interface LinkedAppointment {
  _id: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Instants. */
  start: string;
  end: string;
  service: string | null;
}

/** What a linked record shares with its client; a professional's notes are never among it. */
export interface SharedByRecord {
  /** The newest. */
  appointments: LinkedAppointment[];
  /** How many. */
  assignments: number;
  /** Files of those assignments. */
  documents: number;
}

/** A client's own link, or request for one. */
export interface OwnClientLink {
  _id: string;
  vendor: Pick<BookedVendor, '_id' | 'vendorName' | 'title' | 'img' | 'profession'>;
  state: 'requested' | 'linked' | 'ended';
  /** Instant of the last change of `state`. */
  since: string;
  endedBy: 'client' | 'professional' | 'system' | null;
  /** Null unless linked. */
  shared: SharedByRecord | null;
}

/** The address or number that the professional's record has; one of the two. */
export interface ClientLinkOrder {
  vendorId: string;
  email?: string;
  phone?: string;
}

/** Somebody who says that a record of the professional's is theirs. */
export interface ClientLinkRequest {
  _id: string;
  /** Of their account; they chose it themselves. */
  name: string;
  email: string | null;
  phone: string | null;
  /** Instant. */
  time: string;
  /** Records with that address or number. */
  records: { _id: string; number: string; name: string }[];
}

export interface ClientInvitation {
  clientId: string;
  email: string;
  /** Instants. */
  sentAt: string;
  until: string;
}

/** What waits in a professional's practice. */
export interface PracticeClientLinks {
  requests: ClientLinkRequest[];
  invitations: ClientInvitation[];
}
