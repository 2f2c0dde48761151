import type { Paging } from './directory';
import type { ProblemCode } from './problem';

/** What waits for operators, by kind. Verifications are decided document by document. */
export type QueueName =
  | 'verifications'
  | 'complaints'
  | 'campaigns'
  | 'questions'
  | 'reviews'
  | 'stories'
  | 'tickets'
  | 'offices'
  | 'claims';

/** One kind at a glance; `oldest` is when the one that waits longest came. */
export interface QueueSummary {
  queue: QueueName;
  waiting: number;
  oldest: string | null;
}

/** `waiting`: for an operator; `settled`: nothing is asked of them, but it can still be found. */
export type QueueState = 'waiting' | 'settled';

export interface QueueEntry {
  _id: string;
  title: string;
  /** The beginning of what was said. */
  excerpt: string;
  /** Who sent it, as far as operators may know. */
  from: string | null;
  time: string;
  state: QueueState;
  /** By when it has to be decided, where there is such a time. */
  dueAt: string | null;
}

export interface QueueAnswer extends Paging {
  entries: QueueEntry[];
}

/** What operators can do to a case. Each is told to whom it concerns. */
export type Decision =
  | 'publish'
  | 'reject'
  | 'stop'
  | 'keep'
  | 'take-down'
  | 'answer'
  | 'close'
  | 'reopen'
  | 'grant'
  | 'revoke'
  | 'approve';

/** `needs`: what has to come with it. `text` is what others will read, `reason` why. */
export interface DecisionOffer {
  decision: Decision;
  needs: ('text' | 'reason')[];
}

/** Names of facts; their words are the desk's. */
export type CaseFact =
  | 'number'
  | 'kind'
  | 'office'
  | 'department'
  | 'professional'
  | 'profession'
  | 'email'
  | 'phone'
  | 'goal'
  | 'raised'
  | 'ends'
  | 'stars'
  | 'reports'
  | 'status'
  | 'level';

/** Something that was said: as it was sent, as others read it, and what was answered. */
export interface CaseText {
  kind: 'sent' | 'published' | 'reply' | 'report';
  by: string | null;
  text: string;
  time: string;
}

/** A case as an operator decides it. */
export interface QueueCase extends QueueEntry {
  texts: CaseText[];
  facts: { fact: CaseFact; value: string }[];
  /** Private files: `linkFile` opens them. */
  files: { _id: string; name: string }[];
  /** What a `text` begins as: what was sent, to be redacted. */
  draft: string;
  offers: DecisionOffer[];
  history: AuditEntry[];
}

/** One decision about one or many. */
export interface DecisionOrder {
  ids: string[];
  decision: Decision;
  reason?: string;
  text?: string;
}

/** Each is decided by itself: what fails does not hold up the others. */
export interface DecisionAnswer {
  settled: string[];
  failed: { _id: string; code: ProblemCode; message: string }[];
}

/** What an operator did. Written with it, and never changed. */
export interface AuditEntry {
  _id: string;
  time: string;
  /** The operator's name. */
  by: string;
  /** A decision, or what was changed of the site: `post-published`. */
  action: string;
  /** A queue, or what of the site it was. */
  subject: string;
  subjectId: string;
  title: string;
  reason: string | null;
}

export interface AuditAnswer extends Paging {
  entries: AuditEntry[];
}
