import type {
  CertificateDraft,
  EducationDraft,
  OnboardingDraft,
  OpeningTimes,
  TeacherDescription,
  TeacherDetail,
  TeacherRegistration,
} from '@nukkad/platform/contract';

/** Builds the documented teacher calls from the steps' draft. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const typed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

export function registrationOf(
  vendorId: string,
  { isWhatsAppSame: _, ...details }: OnboardingDraft['details'],
): TeacherRegistration {
  return { vendorId, ...details, mobileNumber: typed(details.mobileNumber) };
}

export const descriptionOf = (
  vendorId: string,
  { text }: OnboardingDraft['description'],
): TeacherDescription => ({ vendorId, teacherDesc: text });

export function openingTimesOf({ days }: OnboardingDraft['availability']): OpeningTimes {
  const on = days.filter(({ isOn }) => isOn);
  return {
    days: on.map(({ weekday }) => DAYS[weekday - 1] ?? ''),
    times: on.map(({ from, to }) => ({ open: from, close: to })),
  };
}

/** An invalid number is sent as -1: the API's answer then reports it. */
const numberOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : -1);

export const teacherDetailOf = (
  vendorId: string,
  { category, experience, price }: OnboardingDraft['other'],
): TeacherDetail => ({
  vendorId,
  tutionCategory: category,
  teachingExperience: numberOf(experience),
  price: numberOf(price),
});

export function certificateForm(vendorId: string, item: CertificateDraft): FormData {
  return formOf([
    ...entries({ vendorId, credentialId: item.id, subject: item.subject }),
    ...entries({ certificate: item.certificate, certificateDesc: item.description }),
    ...entries({ issueBy: item.issuedBy, fromDate: item.from, toDate: item.to }),
    ...entries({ certificationImage: item.file?._id ?? '' }),
  ]);
}

/** @param idOf id of a specialization by its name; a name without id is sent as typed */
export function educationForm(
  vendorId: string,
  item: EducationDraft,
  idOf: (name: string) => string | undefined,
): FormData {
  return formOf([
    ...entries({ vendorId, credentialId: item.id, institution: item.institution }),
    ...entries({ qualification: item.qualification }),
    ...item.specializations.map((name): Entry => ['specializationId', idOf(name) ?? name]),
    ...entries({ fromDate: item.from, toDate: item.to, educationImage: item.file?._id ?? '' }),
  ]);
}

type Entry = [name: string, value: string];

const entries = (parts: Record<string, string>): Entry[] => Object.entries(parts);

function formOf(parts: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
