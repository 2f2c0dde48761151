import type {
  BookingKind,
  BookingStatus,
  CheckoutStep,
  InvestmentRange,
  LegalDocumentName,
  LoadPhase,
  OnboardingDraft,
  OnboardingStep,
  PostalAddress,
  ReferenceList,
  SamplePractice,
} from '@nukkad/platform/contract';

/** Details that only one profession has, in the contract's shape. */
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
  /** Paise; null when free. */
  fee_amount: number | null;
}

/** A registration's data while another browser has to verify the same email address. */
export interface PendingRegistration {
  fullName: string;
  passwordHash: string;
  role: 'user' | 'vendor';
  /** Also set for phone numbers of a professional's page. */
  userTypeId: string | null;
  phones: string[];
}

interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** A registered text with the values of its variables, or an answer within a conversation. */
export type PhoneContent =
  | {
      template: PhoneTemplate;
      values: Record<string, string>;
      /** What the buttons of the registered text send back, in order. */
      payloads?: string[];
    }
  | { text: string; buttons?: { id: string; title: string }[] };

export type PhoneTemplate =
  | 'code'
  | 'booking-confirmed'
  | 'booking-reminder'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'waitlist-offer';

/**
 * Column types that the database cannot express: the shape of JSON, and enumerations without a
 * CHECK. Nullability and defaults come from the database.
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
  notification: { template_values: unknown[] };
  onboarding: { draft: OnboardingDraft; steps: OnboardingStep[] };
  one_time_code: {
    // The database still allows the password reset codes of earlier versions.
    purpose: 'registration' | 'email' | 'booking' | 'phone';
    registration: PendingRegistration;
  };
  payment_order: { checkout: CheckoutStep };
  phone_conversation: { state: object; wish: object; answer: PhoneContent };
  phone_message: {
    content: PhoneContent;
    otherwise: { to: string; subject: string; text: string; language?: 'en-IN' | 'hi' | 'kn' };
  };
  reference_item: { list: ReferenceList };
  sample_practice: { body: SamplePractice[keyof SamplePractice] };
  translation: { words: Record<string, string> };
  vendor: {
    detail: ProfessionDetail;
    working_hours: WorkingHours[];
    evidence: Evidence[];
    terms: Term[];
  };
  waitlist_entry: { kind: BookingKind };
  week: { hours: WorkingHours[] };
  week_change: { tx: string };
}
