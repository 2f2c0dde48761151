import type { CaseCategory, CaseOutcome, ClientStatus, Gender } from '@nukkad/platform/contract';
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

export interface StoredFileTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  type: string;
  bytes: number;
  is_public: Generated<boolean>;
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
  stored_file: StoredFileTable;
  legal_case: LegalCaseTable;
  hearing: HearingTable;
  case_document: CaseDocumentTable;
  assignment: AssignmentTable;
  payout: PayoutTable;
}
