import type {
  CaseCategory,
  CaseOutcome,
  ClientLinkState,
  ClientStatus,
  Gender,
} from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

/** Filled by the database when left out. */
type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Today = ColumnType<string, string | undefined, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Days are `yyyy-MM-dd`. */
export interface ClientTable {
  id: string;
  vendor_id: string;
  number: number;
  user_id: Maybe<string>;
  name: string;
  phone: Maybe<string>;
  email: Maybe<string>;
  gender: Maybe<Gender>;
  born: Maybe<string>;
  height_cm: Maybe<number>;
  weight_kg: Maybe<number>;
  concern: Maybe<string>;
  status: Generated<ClientStatus>;
  note: Maybe<string>;
  /** Who wrote it first: what the client alone gave goes when they leave. */
  made_by: Generated<'professional' | 'booking'>;
  registered_on: Today;
  archived_at: Later;
}

/** An account and a professional's record: `client.user_id` is set exactly while they are linked. */
export interface ClientLinkTable {
  id: Generated<string>;
  vendor_id: string;
  client_id: Maybe<string>;
  user_id: Maybe<string>;
  state: ClientLinkState;
  begun_by: 'client' | 'professional' | 'booking';
  /** What a client typed when they asked. */
  email: Maybe<string>;
  phone: Maybe<string>;
  /** A link to the record's e-mail address is still to be sent, if there is such a record. */
  is_proof_due: Generated<boolean>;
  token_hash: Maybe<string>;
  /** The record's address at that time. */
  sent_to: Maybe<string>;
  token_expires_at: Later;
  begun_at: Now;
  linked_at: Later;
  ended_at: Later;
  ended_by: Maybe<'client' | 'professional' | 'system'>;
}

/** What was done about a link; never changed. */
export interface ClientLinkEventTable {
  id: Generated<string>;
  link_id: string;
  act: 'invited' | 'requested' | 'proof-sent' | 'linked' | 'refused' | 'ended';
  by: 'client' | 'professional' | 'booking' | 'system';
  at: Now;
}

/** What the scanner said of a file. */
export type FileScan = 'unscanned' | 'waiting' | 'clean' | 'infected';

export interface StoredFileTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  type: string;
  bytes: number;
  is_public: Generated<boolean>;
  scan: Generated<FileScan>;
  /** Pixels; null of a document, and of what was sent before sizes were kept. */
  width: Maybe<number>;
  height: Maybe<number>;
  created_at: Now;
}

export interface LegalCaseTable {
  id: string;
  vendor_id: string;
  number: number;
  client_id: string;
  booking_id: Maybe<string>;
  title: string;
  category: CaseCategory;
  opponent: Maybe<string>;
  court: Maybe<string>;
  stage: Maybe<string>;
  outcome: Maybe<CaseOutcome>;
  note: Maybe<string>;
  opened_on: Today;
  closed_on: Maybe<string>;
}

export interface HearingTable {
  id: string;
  case_id: string;
  at: Moment;
  court: Maybe<string>;
  note: Maybe<string>;
}

export interface CaseDocumentTable {
  id: string;
  case_id: string;
  file_id: string;
  added_at: Now;
}

export interface AssignmentTable {
  id: string;
  vendor_id: string;
  client_id: string;
  title: string;
  text: string;
  due_on: string;
  max_marks: number;
  created_at: Now;
  submission_text: Maybe<string>;
  file_id: Maybe<string>;
  submitted_at: Later;
  marks: Maybe<number>;
  remark: Maybe<string>;
  graded_at: Later;
}

/** `id` is its movement's. */
export interface PayoutTable {
  id: string;
  number: Generated<number>;
  vendor_id: string;
  amount: number;
  currency: 'INR' | 'USD';
  provider: string;
  created_at: Now;
}

/** What professionals keep of their practice. */
export interface PracticeTables {
  client: ClientTable;
  client_link: ClientLinkTable;
  client_link_event: ClientLinkEventTable;
  stored_file: StoredFileTable;
  legal_case: LegalCaseTable;
  hearing: HearingTable;
  case_document: CaseDocumentTable;
  assignment: AssignmentTable;
  payout: PayoutTable;
}
