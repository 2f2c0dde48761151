import type {
  CertificateDraft,
  DayDraft,
  EducationDraft,
  OnboardingDraft,
  OnboardingStep,
} from '@nukkad/platform/contract';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Completes a draft with all fields the screens read: every weekday, and a first phone number. */
export function wholeDraft(draft: OnboardingDraft): OnboardingDraft {
  const { details, availability } = draft;
  const mobileNumber = details.mobileNumber.length > 0 ? details.mobileNumber : [''];
  return {
    ...draft,
    details: { ...details, mobileNumber },
    availability: { days: WEEK.map((weekday) => dayOf(availability.days, weekday)) },
  };
}

const dayOf = (days: readonly DayDraft[], weekday: number): DayDraft =>
  days.find((day) => day.weekday === weekday) ?? { weekday, isOn: false, from: '', to: '' };

/** Whether a step has any input. */
export function isBegun(step: OnboardingStep, draft: OnboardingDraft): boolean {
  return hasAnything(draft[step]);
}

/** Whether a document has no input. */
export const isBlank = (item: CertificateDraft | EducationDraft): boolean => !hasAnything(item);

function hasAnything(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.some(hasAnything);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => !names.includes(name) && hasAnything(part));
}

/** Fields that are set without input. */
const names = ['id', 'weekday'];

/** Deep equality, ignoring key order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every(
    (key) =>
      key in other &&
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

export const isSameDraft = (one: OnboardingDraft, other: OnboardingDraft): boolean =>
  isSame(wholeDraft(one), wholeDraft(other));

export const newCertificate = (id: string): CertificateDraft => ({
  ...{ id, subject: '', certificate: '', number: '', description: '', issuedBy: '' },
  ...{ from: '', to: '', file: null },
});

export const newEducation = (id: string): EducationDraft => ({
  ...{ id, institution: '', qualification: '', specializations: [] },
  ...{ from: '', to: '', file: null },
});

/** Steps that are lists of documents. */
export type DocumentStep = 'certificates' | 'education';

/** The draft with a file added to or removed from a document; unchanged if that is gone. */
export function withFile(
  draft: OnboardingDraft,
  step: DocumentStep,
  id: string,
  file: CertificateDraft['file'],
): OnboardingDraft {
  const list = draft[step];
  const items = list.items.map((item) => (item.id === id ? { ...item, file } : item));
  return { ...draft, [step]: { ...list, items } };
}

/** The draft with a document inserted; unchanged if it already exists. */
export function withDocument(
  draft: OnboardingDraft,
  step: DocumentStep,
  item: CertificateDraft | EducationDraft,
  at: number,
): OnboardingDraft {
  const list = draft[step];
  if (list.items.some(({ id }) => id === item.id)) return draft;
  const items = [...list.items.slice(0, at), item, ...list.items.slice(at)];
  return { ...draft, [step]: { ...list, items } };
}
