import {
  type Credential,
  type CredentialKind,
  limits,
  type OnboardingStep,
  onboardingOutlineOf,
  type Verification,
} from '@nukkad/platform/contract';
import { formatClock, formatDate, formatPhone, formatRupees } from '@nukkad/platform/format';
import { text } from './verification.text';

/** A line of the entered data. */
export interface Fact {
  label: string;
  value: string;
}

/** A document with its entered data. */
export interface Paper {
  credential: Credential;
  facts: Fact[];
}

const { fields } = text;

/** Number of pages for `total` entries. */
export const pagesOf = (total: number) =>
  Math.max(1, Math.ceil(total / limits.verificationsPerPage));

/** A step's answers without its documents; empty ones are left out. */
export function factsOf(step: OnboardingStep, verification: Verification): Fact[] {
  return of[step](verification).filter(({ value }) => value.trim() !== '');
}

/** The vendor's place of work, as typed. */
export function placeOf({ draft: { details } }: Pick<Verification, 'draft'>): string {
  return [details.location, details.city].filter((part) => part !== '').join(', ');
}

/** The documents of a step, in order. */
export function papersOf(kind: CredentialKind, verification: Verification): Paper[] {
  return verification.credentials
    .filter((credential) => credential.kind === kind)
    .map((credential) => ({
      credential,
      facts: paperFacts(credential, verification).filter(({ value }) => value.trim() !== ''),
    }));
}

/** Number of documents that block approval. */
export function openPapers({ credentials }: Pick<Verification, 'credentials'>) {
  const count = (asked: Credential['state']) =>
    credentials.filter(({ state }) => state === asked).length;
  return { waiting: count('waiting'), rejected: count('rejected') };
}

const of: Record<OnboardingStep, (verification: Verification) => Fact[]> = {
  details: (verification) => {
    const { details } = verification.draft;
    const isTeacher = onboardingOutlineOf(verification.profession).asksSyllabus;
    return [
      { label: fields.title, value: details.title },
      { label: fields.gender, value: details.gender },
      { label: fields.phones, value: details.mobileNumber.map(formatPhone).join(', ') },
      {
        label: fields.whatsApp,
        value: details.isWhatsAppSame ? text.sameAsMobile : formatPhone(details.whatsAppNumber),
      },
      { label: fields.landline, value: formatPhone(details.landlineNumber) },
      { label: fields.place, value: placeOf(verification) },
      {
        label: isTeacher ? fields.subjects : fields.specialities,
        value: details.subject.join(', '),
      },
      { label: fields.syllabus, value: details.syllabusTaught.join(', ') },
    ];
  },
  description: ({ draft }) => [{ label: fields.description, value: draft.description.text }],
  certificates: ({ draft }) => said('certificates', draft.certificates.none),
  education: ({ draft }) => said('education', draft.education.none),
  availability: ({ draft }) =>
    draft.availability.days
      .filter(({ isOn }) => isOn)
      .map(({ weekday, from, to }) => ({
        label: text.weekdays[weekday - 1] ?? '',
        value: text.hours(formatClock(from), formatClock(to)),
      })),
  other: ({ draft: { other }, profession }) => [
    { label: fields.category, value: other.category },
    { label: fields.experience, value: other.experience && text.years(other.experience) },
    {
      label: fields.price,
      value:
        other.price &&
        text.price(priceWords(other.price), onboardingOutlineOf(profession).priceFor),
    },
  ],
};

// The typed text may not be a number.
const priceWords = (typed: string) =>
  /^\d+$/.test(typed.trim()) ? formatRupees(Number(typed)) : typed;

const said = (step: 'certificates' | 'education', isNone: boolean): Fact[] =>
  isNone ? [{ label: text.stepTitles[step], value: text.hasNone }] : [];

function paperFacts({ _id, number, issuedBy, from, to }: Credential, { draft }: Verification) {
  const certificate = draft.certificates.items.find(({ id }) => id === _id);
  const education = draft.education.items.find(({ id }) => id === _id);
  return [
    { label: fields.subject, value: certificate?.subject ?? '' },
    { label: fields.level, value: certificate?.certificate ?? '' },
    { label: fields.institution, value: education?.institution ?? '' },
    { label: fields.qualification, value: education?.qualification ?? '' },
    { label: fields.specializations, value: education?.specializations.join(', ') ?? '' },
    { label: fields.number, value: number ?? '' },
    { label: fields.issuedBy, value: issuedBy },
    {
      label: fields.dates,
      value: to ? `${formatDate(from)} – ${formatDate(to)}` : formatDate(from),
    },
    { label: fields.description, value: certificate?.description ?? '' },
  ];
}
