import type { HandedFile } from './assignments';

export type OnboardingStep =
  | ('details' | 'description' | 'certificates')
  | ('education' | 'availability' | 'other');

/**
 * Where somebody stands: `draft` and `changes-needed` can be edited and submitted, `submitted` waits
 * for an operator, `approved` is listed with the verified badge.
 */
export type OnboardingState = 'draft' | 'submitted' | 'changes-needed' | 'approved';

export interface Onboarding {
  vendorId: string;
  /** `teacher`; what is asked is in `onboardingOutlineOf`. */
  profession: string;
  state: OnboardingState;
  /** Counts every draft that was kept; whoever sends an older one is told with `draft-changed`. */
  revision: number;
  /** As it was typed last, complete or not. */
  draft: OnboardingDraft;
  /** Steps that are stored and complete, whatever was typed since. */
  stored: OnboardingStep[];
  credentials: Credential[];
  /** Oldest first. */
  history: OnboardingEvent[];
}

export interface OnboardingEvent {
  what: 'begun' | 'submitted' | 'approved' | 'returned';
  /** ISO instant. */
  at: string;
  /** What the operator wrote to it. */
  note: string | null;
}

/** What was typed, as it was typed: nothing in it is judged until a step is stored. */
export interface OnboardingDraft {
  details: DetailsDraft;
  description: { text: string };
  /** `none`: "I don't have …" is ticked. */
  certificates: { none: boolean; items: CertificateDraft[] };
  education: { none: boolean; items: EducationDraft[] };
  availability: { days: DayDraft[] };
  other: OtherDraft;
}

export interface DetailsDraft {
  title: string;
  gender: string;
  /** With their country code, `+91…`. */
  mobileNumber: string[];
  whatsAppNumber: string;
  isWhatsAppSame: boolean;
  landlineNumber: string;
  city: string;
  location: string;
  /** What somebody works in: a teacher's subjects, a doctor's specialities. */
  subject: string[];
  /** Teachers only. */
  syllabusTaught: string[];
}

/** Days are `yyyy-MM-dd`; empty while nothing is typed. */
export interface CertificateDraft {
  /** A UUID the browser makes: storing it again replaces it. */
  id: string;
  subject: string;
  certificate: string;
  /** The registration or membership number; professions that have one. */
  number: string;
  description: string;
  issuedBy: string;
  from: string;
  to: string;
  file: HandedFile | null;
}

export interface EducationDraft {
  id: string;
  institution: string;
  qualification: string;
  specializations: string[];
  from: string;
  to: string;
  file: HandedFile | null;
}

/** One weekday, Monday is 1; its times count while it is on. */
export interface DayDraft {
  weekday: number;
  isOn: boolean;
  /** `09:00` */
  from: string;
  to: string;
}

export interface OtherDraft {
  /** `tutionCategory` of teachers; professions without one leave it empty. */
  category: string;
  /** Whole years, as typed. */
  experience: string;
  /** Rupees, as typed. */
  price: string;
}

export type CredentialKind = 'certificate' | 'education';

/** A document an operator looks at. */
export interface Credential {
  _id: string;
  kind: CredentialKind;
  /** "Mathematics, Advanced", "BSc, BITS" */
  title: string;
  number: string | null;
  issuedBy: string;
  /** Days; `to` is null for what does not end. */
  from: string;
  to: string | null;
  file: HandedFile | null;
  state: 'waiting' | 'approved' | 'rejected';
  /** Why it was rejected. */
  reason: string | null;
  decidedAt: string | null;
}

/** A document that is handed in alone, before listing or after; its `id` is made by the sender. */
export type CredentialOrder =
  | ({ kind: 'certificate' } & CertificateDraft)
  | ({ kind: 'education' } & EducationDraft);

export interface DraftOrder {
  /** The one the draft was begun from. */
  revision: number;
  draft: OnboardingDraft;
}

/** A step of any profession, as its draft has it; documented calls store a teacher's. */
export type StepOrder =
  | ({ step: 'details' } & DetailsDraft)
  | ({ step: 'description' } & OnboardingDraft['description'])
  | ({ step: 'certificates' } & OnboardingDraft['certificates'])
  | ({ step: 'education' } & OnboardingDraft['education'])
  | ({ step: 'availability' } & OnboardingDraft['availability'])
  | ({ step: 'other' } & OtherDraft);

/** Step 1 of a teacher. `landlineNumber` may be empty. */
export interface TeacherRegistration {
  vendorId: string;
  title: string;
  gender: string;
  mobileNumber: string[];
  whatsAppNumber: string;
  landlineNumber: string;
  city: string;
  location: string;
  subject: string[];
  syllabusTaught: string[];
}

/** Step 2 of a teacher. */
export interface TeacherDescription {
  vendorId: string;
  teacherDesc: string;
}

/**
 * Step 5 of a teacher, two lists side by side: `days[0]` from `times[0].open` to `times[0].close`.
 * Nothing of it is answered.
 */
export interface OpeningTimes {
  /** `monday`, in any case. */
  days: string[];
  /** `{ open: '09:00', close: '17:00' }`; `{ from, to }` is what was sent before it, and is taken. */
  times: ({ open: string; close: string } | { from: string; to: string })[];
}

/** Step 6 of a teacher; `price` in rupees for an hour. */
export interface TeacherDetail {
  vendorId: string;
  tutionCategory: string;
  teachingExperience: number;
  price: number;
}

/** Lists people choose from. Localities are asked for with `of`, the name of their city. */
export type ReferenceList =
  | ('titles' | 'genders' | 'cities' | 'localities' | 'subjects' | 'syllabus')
  | ('certificate-levels' | 'institutions' | 'qualifications' | 'specializations')
  | ('tuition-categories' | 'registration-bodies');

/** What is in none of the lists is typed: cities and all after them take free text. */
export interface ReferenceItem {
  _id: string;
  name: string;
}

/** A submitted practice in the operator's queue; the one that waits longest comes first. */
export interface VerificationEntry {
  vendorId: string;
  name: string;
  profession: string;
  submittedAt: string;
  credentials: number;
}

export interface VerificationsAnswer {
  entries: VerificationEntry[];
  total: number;
}

export interface Verification {
  vendorId: string;
  name: string;
  profession: string;
  state: OnboardingState;
  /** Everything that was stored, as the page will show it. */
  draft: OnboardingDraft;
  credentials: Credential[];
  history: OnboardingEvent[];
  /** Null while where they work is not a place of the directory; approving takes one. */
  localityId: string | null;
}

export interface CredentialDecision {
  state: 'approved' | 'rejected';
  /** Needed to reject. */
  reason?: string;
}

/** `approved` needs every document approved; `changes-needed` a note or a rejected document. */
export interface VerificationDecision {
  state: 'approved' | 'changes-needed';
  note?: string;
  localityId?: string;
}

/** A link that opens a private file without a token until `expiresAt`. */
export interface FileLink {
  url: string;
  expiresAt: string;
}
