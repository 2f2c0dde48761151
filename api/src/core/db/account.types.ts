import type { Gender, LegalDocumentName, Role } from '@nukkad/platform/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/** Nobody signs in to an account without `email_verified_at`, or with `deleted_at`. */
export interface AppUserTable {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  gender: Gender | null;
  password_hash: string | null;
  role: Role;
  user_type_id: string | null;
  email_verified_at: Date | string | null;
  is_sample: Generated<boolean>;
  created_at: Now;
  deleted_at: ColumnType<Date | null, undefined, Date | string>;
  pending_email: ColumnType<string | null, string | null | undefined, string | null>;
  token_version: Generated<number>;
}

export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Now;
  expires_at: Moment;
  /** When the person last proved who they are in this session. */
  authenticated_at: Now;
  /** With which it was opened or confirmed. */
  passkey_id: Generated<string | null>;
  /** Of the browser that used it last, at most `userAgentMaxLength` characters. */
  user_agent: Generated<string | null>;
  /** Null until it is used; exact to a few minutes. */
  last_seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string>;
}

/** `credential_id` and `public_key` are base64url. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  /** Of its signatures, as its authenticator counts; 0 where it does not. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Now;
  last_used_at: ColumnType<Date | null, undefined, Date | string>;
}

export type PasskeyPurpose = 'creation' | 'sign-in';

/** `owner`: a session, or the hash of a browser's secret. */
export interface PasskeyChallengeTable {
  challenge: string;
  purpose: PasskeyPurpose;
  owner: string;
  expires_at: Moment;
}

export interface IdentityTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Now;
}

export interface RecentSearchTable {
  user_id: string;
  terms: string[];
}

export type CodePurpose = 'registration' | 'email' | 'booking';

/**
 * `owner_id`: a person's, or a guest's hold. `browser_hash` is null where a session, or the id of
 * the hold, binds the code instead of a cookie.
 */
/** What somebody typed to sign up, while another browser waits to prove the same address. */
export interface PendingRegistration {
  fullName: string;
  passwordHash: string;
  role: 'user' | 'vendor';
  /** With the telephones of a professional's page. */
  userTypeId: string | null;
  phones: string[];
}

/** One live code per owner, purpose and browser. */
export interface OneTimeCodeTable {
  owner_id: string;
  purpose: CodePurpose;
  id: string;
  email: string;
  code_hash: string;
  browser_hash: string;
  guesses: Generated<number>;
  expires_at: Moment;
  /** Null where the account itself holds what was typed in that browser. */
  registration: ColumnType<PendingRegistration | null, string | null | undefined, string | null>;
}

/** Asked for, by the owner or by a stranger; whether anybody has the address is not known yet. */
export interface PasswordResetRequestTable {
  id: string;
  email: string;
  created_at: Now;
}

export interface PasswordResetTable {
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

/** A link with which an operator adds the first passkey. */
export interface OperatorEnrolmentTable {
  user_id: string;
  token_hash: string;
  expires_at: Moment;
}

/** A link that puts `email` back; a smaller `id` outranks a greater one of the same account. */
export interface EmailTakeBackTable {
  id: GeneratedAlways<string>;
  token_hash: string;
  user_id: string;
  email: string;
  expires_at: Moment;
}

export interface AllowanceTable {
  key: string;
  used: number;
  until: Moment;
}

interface KeptCalendar {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

export interface KeptLetterTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** The calendar file that came with it. */
  calendar: ColumnType<KeptCalendar | null, string | null | undefined, string | null>;
  unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: Now;
}

export interface LegalDocumentTable {
  name: LegalDocumentName;
  version: string;
  title: string;
  body: string;
  published_at: Moment;
}

export interface ConsentTable {
  user_id: string;
  name: LegalDocumentName;
  version: string;
  given_at: Now;
}

/** Who has left. Rows are added and never changed. */
export interface ErasureTable {
  user_id: string;
  erased_at: Now;
}

/** Who people are, how they prove it, and what they agreed to. */
export interface AccountTables {
  app_user: AppUserTable;
  session: SessionTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  identity: IdentityTable;
  recent_search: RecentSearchTable;
  one_time_code: OneTimeCodeTable;
  allowance: AllowanceTable;
  password_reset_request: PasswordResetRequestTable;
  password_reset: PasswordResetTable;
  operator_enrolment: OperatorEnrolmentTable;
  email_take_back: EmailTakeBackTable;
  kept_letter: KeptLetterTable;
  legal_document: LegalDocumentTable;
  consent: ConsentTable;
  erasure: ErasureTable;
}
