import type {
  CredentialKind,
  OnboardingDraft,
  OnboardingEvent,
  OnboardingState,
  OnboardingStep,
  ReferenceList,
} from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

/** Filled by the database when left out. */
type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as JSON. */
type Draft = ColumnType<OnboardingDraft | null, string | undefined, string>;

/** What a professional has told that their page does not show, and where they stand. */
export interface OnboardingTable {
  vendor_id: string;
  state: Generated<OnboardingState>;
  revision: Generated<number>;
  /** As it was typed last. */
  draft: Draft;
  /** Those that were stored. */
  steps: Generated<OnboardingStep[]>;
  /** `Ms`: the wizard's title. */
  salutation: Generated<string>;
  city: Generated<string>;
  location: Generated<string>;
  subjects: Generated<string[]>;
  syllabus: Generated<string[]>;
  category: Generated<string>;
  without_certificate: Generated<boolean>;
  without_education: Generated<boolean>;
  submitted_at: Later;
  decided_at: Later;
  decided_by: ColumnType<string | null, string | undefined, string>;
  updated_at: Now;
}

export interface OnboardingEventTable {
  id: string;
  number: Generated<number>;
  vendor_id: string;
  what: OnboardingEvent['what'];
  note: string | null;
  actor_id: string | null;
  at: Now;
}

/** A document an operator looks at; what the other kind has is empty. */
export interface CredentialTable {
  id: string;
  vendor_id: string;
  kind: CredentialKind;
  position: number;
  subject: Generated<string>;
  certificate: Generated<string>;
  number: Generated<string>;
  description: Generated<string>;
  issued_by: Generated<string>;
  institution: Generated<string>;
  qualification: Generated<string>;
  specializations: Generated<string[]>;
  from_day: string;
  to_day: string;
  file_id: string;
  state: Generated<'waiting' | 'approved' | 'rejected'>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: Later;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** `parent`: the city of a locality, the profession of a subject; null for everybody. */
export interface ReferenceItemTable {
  list: ReferenceList;
  id: string;
  name: string;
  parent: string | null;
  position: number;
}

export interface OnboardingTables {
  onboarding: OnboardingTable;
  onboarding_event: OnboardingEventTable;
  credential: CredentialTable;
  reference_item: ReferenceItemTable;
}
