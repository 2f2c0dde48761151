import type { HandedFile } from './assignments';
import type { Paging } from './directory';

/**
 * How a complaint stands. Before somebody has read it, it is `received` and not published; it can
 * be published and still `received`, which is what the office has not looked at.
 */
export type ComplaintStatus = 'received' | 'in-progress' | 'answered' | 'closed' | 'rejected';

/** Whom a complaint is about: an officer, or a department of a government office. */
export type ComplaintRecipient =
  | { kind: 'officer'; officerId: string; name: string; about: string }
  | { kind: 'office'; office: string; department: string; name: string; about: string };

/** A complaint as everybody may read it: redacted text only. */
export interface Complaint {
  _id: string;
  /** What the complainant was given: `NK-C-000123`. */
  number: string;
  /** As chips say it: `Service-related`; lists are narrowed by its slug. */
  kind: string;
  recipient: ComplaintRecipient | null;
  text: string;
  time: string;
  status: ComplaintStatus;
  /** 1: the desk, 2: the head of the office, 3: Nukkad's own people. */
  level: number;
  /** How many others said "me too". */
  alike: number;
  answer: { time: string; text: string } | null;
}

export interface ComplaintsAnswer extends Paging {
  complaints: Complaint[];
}

export interface ComplaintOrder {
  /** Slug of a sub-category of officers. */
  kind: string;
  /** One of both. */
  officerId?: string;
  office?: { office: string; department: string };
  text: string;
  /** Nobody but operators learns who it was. */
  isAnonymous: boolean;
  /** Files sent before with `uploadFile`. */
  fileIds?: string[];
  /** Of whoever has no account: where news go. */
  from?: { name: string; email: string };
}

/** `key`: lets somebody without an account come back to it. Null for everybody else. */
export interface ComplaintMade {
  number: string;
  key: string | null;
}

/** What happened to a complaint. `text`: a reason or an answer, for whom it is meant. */
export interface ComplaintEvent {
  kind:
    | 'received'
    | 'published'
    | 'rejected'
    | 'in-progress'
    | 'escalated'
    | 'answered'
    | 'closed'
    | 'taken-down';
  time: string;
  /** Which it came to; of `escalated` only. */
  level: number | null;
  text: string | null;
}

/** A complaint as it is followed. `text` is null until it is published. */
export interface ComplaintDetails extends Omit<Complaint, 'text'> {
  text: string | null;
  /** By when the next step has to be taken; null where nobody is waited for. */
  dueAt: string | null;
  isMine: boolean;
  /** What its complainant sent; null for everybody else. */
  sent: { text: string; isAnonymous: boolean; files: HandedFile[] } | null;
  events: ComplaintEvent[];
}

/** A complaint of one's own at a glance, published or not. */
export interface OwnComplaint
  extends Pick<
    ComplaintDetails,
    '_id' | 'number' | 'kind' | 'recipient' | 'time' | 'status' | 'dueAt'
  > {
  /** As it was sent. */
  text: string;
  isPublished: boolean;
}

/** Whether somebody says "me too", and how many others do. */
export interface ComplaintSupport {
  alike: number;
  isMine: boolean;
}

/** A complaint as the office sees it: what is published, and who it was unless they hid it. */
export interface OfficeComplaint extends Complaint {
  from: string | null;
  dueAt: string | null;
}

export interface OfficeComplaintsAnswer extends Paging {
  complaints: OfficeComplaint[];
}
