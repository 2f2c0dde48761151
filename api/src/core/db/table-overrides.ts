import type {
  BookingKind,
  BookingStatus,
  InvestmentRange,
  LegalDocumentName,
  LoadPhase,
  OnboardingDraft,
  OnboardingStep,
  PostalAddress,
  ReferenceList,
} from '@nukkad/platform/contract';

/** What only one profession has. Kept as the wire shows it. */
export interface ProfessionDetail {
  clinicName?: string;
  education: string[];
  experience: string[];
  specializations: string[];
  teachingLanguages?: string[];
  totalLessons?: number;
}

export interface WorkingHours {
  weekday: number;
  opens: string;
  closes: string;
}

interface Evidence {
  what: string;
  checkedOn: string;
}

export interface Term {
  label: string;
  value: string;
}

export interface OfficeService {
  name: string;
  days: number;
  /** Rupees in hundredths; null where it is free. */
  fee_amount: number | null;
}

/** What was typed to sign up, while another browser waits to prove the same address. */
export interface PendingRegistration {
  fullName: string;
  passwordHash: string;
  role: 'user' | 'vendor';
  /** With the telephones of a professional's page. */
  userTypeId: string | null;
  phones: string[];
}

interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/**
 * Values that the database cannot type: the shape of JSON, and texts that no CHECK lists. Whether a
 * column may be null or left out is not said here; that comes from the database.
 */
export interface TableOverrides {
  booking: { address: PostalAddress };
  booking_event: { from_status: BookingStatus; to_status: BookingStatus };
  campaign_interest: { range: InvestmentRange };
  canary_total: { arm: 'canary' | 'live' };
  consent: { name: LegalDocumentName };
  content: { body: object };
  gov_department: { working_hours: WorkingHours[]; services: OfficeService[] };
  health_message: { phase: LoadPhase };
  idempotent_write: { answer: { sealed: string } };
  job: { payload: object; priority: number };
  kept_letter: { calendar: CalendarFile };
  onboarding: { draft: OnboardingDraft; steps: OnboardingStep[] };
  one_time_code: {
    // The database still allows the codes for new passwords of earlier versions.
    purpose: 'registration' | 'email' | 'booking';
    registration: PendingRegistration;
  };
  reference_item: { list: ReferenceList };
  vendor: {
    detail: ProfessionDetail;
    working_hours: WorkingHours[];
    evidence: Evidence[];
    terms: Term[];
  };
  waitlist_entry: { kind: BookingKind };
  week: { hours: WorkingHours[] };
}
