import type { ComplaintEvent, ComplaintStatus } from '@nukkad/platform/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A time the database fills when nobody says it. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** `published_text` is all that anybody else may read; null until somebody has redacted it. */
export interface ComplaintTable {
  id: string;
  number: Generated<number>;
  /** Slug of a sub-category of officers. */
  kind: string;
  /** Of both at most one. */
  officer_id: string | null;
  department_id: Maybe<string>;
  /** Who raised it; null for whoever has no account, and in samples. */
  user_id: Maybe<string>;
  from_name: Maybe<string>;
  from_email: Maybe<string>;
  is_anonymous: Generated<boolean>;
  body: string;
  published_text: string | null;
  published_at: MaybeMoment;
  status: ComplaintStatus;
  level: Generated<number>;
  /** By when the next step has to be taken. Null in samples: nobody watches their clock. */
  due_at: MaybeMoment;
  /** "Me too" that were said before there were rows of them: of samples alone. */
  alike: number;
  created_at: Moment;
  answer_text: string | null;
  answered_at: MaybeMoment;
}

export interface ComplaintEventTable {
  id: GeneratedAlways<number>;
  complaint_id: string;
  at: Moment;
  kind: ComplaintEvent['kind'];
  level: Maybe<number>;
  text: Maybe<string>;
  /** Who did it, where it was a person with an account. Shown to nobody. */
  actor_id: Maybe<string>;
}

/** Who says "me too". */
export interface ComplaintSupportTable {
  complaint_id: string;
  user_id: string;
  created_at: Moment;
}

/** What was sent in evidence. */
export interface ComplaintFileTable {
  complaint_id: string;
  file_id: string;
  position: number;
}

export interface ComplaintTables {
  complaint: ComplaintTable;
  complaint_event: ComplaintEventTable;
  complaint_support: ComplaintSupportTable;
  complaint_file: ComplaintFileTable;
}
