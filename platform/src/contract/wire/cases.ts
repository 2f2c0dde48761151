import type { Paging } from './directory';
import type { CaseCategory, Direction } from './practice';

/** How a case ended; null while it goes on. */
export type CaseOutcome = 'won' | 'lost' | 'settled' | 'withdrawn';

/** A case of an advocate. */
export interface LegalCase {
  _id: string;
  /** Counted per advocate: `C-000123`. */
  number: string;
  title: string;
  category: CaseCategory;
  client: { _id: string; name: string; img: string };
  /** V/S */
  opponent: string | null;
  court: string | null;
  /** Where it stands, in the advocate's words: "Evidence". */
  stage: string | null;
  outcome: CaseOutcome | null;
  note: string | null;
  /** `yyyy-MM-dd` */
  openedOn: string;
  closedOn: string | null;
  /** Instants. */
  lastHearing: string | null;
  nextHearing: string | null;
}

export interface Hearing {
  _id: string;
  caseId: string;
  at: string;
  court: string | null;
  /** What came of it, or is to be done. */
  note: string | null;
}

export interface CaseDocument {
  _id: string;
  /** Fetched from `fileAddress`. */
  fileId: string;
  name: string;
  type: string;
  bytes: number;
  addedAt: string;
}

export interface LegalCaseDetails extends LegalCase {
  /** Oldest first. */
  hearings: Hearing[];
  documents: CaseDocument[];
}

export interface CaseOrder {
  title: string;
  category: CaseCategory;
  clientId: string;
  opponent?: string | null;
  court?: string | null;
  stage?: string | null;
  outcome?: CaseOutcome | null;
  note?: string | null;
}

export interface HearingOrder {
  at: string;
  court?: string | null;
  note?: string | null;
}

export type CasesSort = 'number' | 'title' | 'client' | 'stage' | 'next' | 'opened';

export interface CasesQuery {
  q?: string;
  /** `open` or how it ended. */
  outcome?: CaseOutcome | 'open';
  sort?: CasesSort;
  direction?: Direction;
  page?: number;
}

export interface CasesAnswer extends Paging {
  cases: LegalCase[];
}

/** A hearing as the weekly panel shows it. */
export interface DatedHearing extends Hearing {
  title: string;
  category: CaseCategory;
  client: { name: string; img: string };
  opponent: string | null;
  /** The one before this. */
  lastHearing: string | null;
}

/** Accepting a case request makes a case of it. */
export interface CaseAccepted {
  bookingId: string;
  caseId: string;
}
