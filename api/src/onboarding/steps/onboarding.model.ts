import {
  type CertificateDraft,
  type Credential,
  type DayDraft,
  type EducationDraft,
  type HandedFile,
  limits,
  type OnboardingDraft,
  type OnboardingEvent,
  type OnboardingState,
  type OnboardingStep,
  onboardingOutlineOf,
  onboardingSteps,
  problemsOfStep,
} from '@nukkad/platform/contract';
import type { CredentialRow } from './credentials.store';
import type { EventRow, StandingRow } from './onboarding.store';

/** Listed without an onboarding row: the vendor was listed before the wizard existed. */
export const stateOf = ({
  state,
  status,
}: Pick<StandingRow, 'state' | 'status'>): OnboardingState =>
  state ?? (status === 'draft' ? 'draft' : 'approved');

const hundredth = 100;

/** The stored data in the wizard's format. */
export function storedDraftOf(row: StandingRow, credentials: CredentialRow[]): OnboardingDraft {
  const hasOther = row.steps.includes('other');
  return {
    details: detailsOf(row),
    description: { text: row.about },
    certificates: {
      none: row.without_certificate,
      items: credentials.filter(({ kind }) => kind === 'certificate').map(certificateOf),
    },
    education: {
      none: row.without_education,
      items: credentials.filter(({ kind }) => kind === 'education').map(educationOf),
    },
    availability: { days: weekOf(row.working_hours) },
    other: {
      category: row.category,
      experience: hasOther ? String(row.experience_years) : '',
      price: row.fee_amount === null ? '' : String(Math.round(row.fee_amount / hundredth)),
    },
  };
}

function detailsOf(row: StandingRow): OnboardingDraft['details'] {
  return {
    title: row.salutation,
    gender: row.gender ?? '',
    mobileNumber: phonesOf(row),
    whatsAppNumber: row.whatsapp ?? '',
    isWhatsAppSame: row.whatsapp !== null && row.whatsapp === row.phone,
    landlineNumber: row.landline ?? '',
    city: row.city,
    location: row.location,
    subject: row.subjects,
    syllabusTaught: row.syllabus,
  };
}

const phonesOf = ({ phone, other_phones }: StandingRow): string[] =>
  phone === null ? other_phones : [phone, ...other_phones];

const certificateOf = (row: CredentialRow): CertificateDraft => ({
  ...{ id: row.id, subject: row.subject, certificate: row.certificate, number: row.number },
  ...{ description: row.description, issuedBy: row.issued_by },
  ...{ from: row.from_day, to: row.to_day, file: fileOf(row) },
});

const educationOf = (row: CredentialRow): EducationDraft => ({
  ...{ id: row.id, institution: row.institution, qualification: row.qualification },
  ...{ specializations: row.specializations, from: row.from_day, to: row.to_day },
  file: fileOf(row),
});

const fileOf = (row: CredentialRow): HandedFile => ({
  ...{ _id: row.file_id, name: row.file_name, type: row.file_type, bytes: row.file_bytes },
});

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** All seven days; days without hours are off. */
function weekOf(hours: StandingRow['working_hours']): DayDraft[] {
  return weekdays.map((weekday) => {
    const found = hours.find((one) => one.weekday === weekday);
    if (!found) return { weekday, isOn: false, from: '', to: '' };
    return { weekday, isOn: true, from: found.opens, to: found.closes };
  });
}

/** Stored steps that are still complete. */
export function completeSteps(row: StandingRow, stored: OnboardingDraft): OnboardingStep[] {
  const outline = onboardingOutlineOf(row.profession);
  return onboardingSteps.filter(
    (step) =>
      row.steps.includes(step) &&
      Object.keys(problemsOfStep(step, stored[step], outline)).length === 0,
  );
}

export const toCredential = (row: CredentialRow): Credential => ({
  _id: row.id,
  kind: row.kind,
  title: titleOfCredential(row),
  number: row.number === '' ? null : row.number,
  issuedBy: row.kind === 'education' ? row.institution : row.issued_by,
  from: row.from_day,
  to: row.to_day === limits.noEndDay ? null : row.to_day,
  file: fileOf(row),
  state: row.state,
  reason: row.reason,
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** "Mathematics, Advanced", "BSc, BITS"; a licence is named by its issuer. */
export function titleOfCredential(row: CredentialRow): string {
  if (row.kind === 'education') return `${row.qualification}, ${row.institution}`;
  const said = [row.subject, row.certificate].filter((part) => part !== '');
  return said.length > 0 ? said.join(', ') : row.issued_by;
}

export const toEvent = ({ what, note, at }: EventRow): OnboardingEvent => ({
  what,
  at: at.toISOString(),
  note,
});
