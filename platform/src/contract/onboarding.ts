import * as limits from './limits';
import * as messages from './messages.text';
import type {
  CertificateDraft,
  EducationDraft,
  OnboardingDraft,
  OnboardingStep,
  ReferenceList,
} from './wire';

/** The six steps in order, the same for every profession. */
export const onboardingSteps = [
  ...(['details', 'description', 'certificates'] as const),
  ...(['education', 'availability', 'other'] as const),
] as const satisfies readonly OnboardingStep[];

/** Lists of choices that the API offers to the onboarding form. */
export const referenceLists = [
  ...(['titles', 'genders', 'cities', 'localities', 'subjects', 'syllabus'] as const),
  ...(['certificate-levels', 'institutions', 'qualifications', 'specializations'] as const),
  ...(['tuition-categories', 'registration-bodies'] as const),
] as const satisfies readonly ReferenceList[];

/** What a profession is asked within the common steps. */
export interface OnboardingOutline {
  /** Required fields of the certificate, besides its dates and file. */
  certificate: readonly CertificateField[];
  /** Whether "I don't have …" may be ticked. A licence is mandatory. */
  canBeWithout: { certificates: boolean; education: boolean };
  /** Asks for the syllabus in step 1 and the category in step 6. */
  asksSyllabus: boolean;
  asksCategory: boolean;
  /** Unit of the price in step 6; null for professions not paid by clients. */
  priceFor: 'hour' | 'visit' | 'consultation' | 'day' | null;
}

/** Field of a certificate that a profession may require. */
export type CertificateField = Extract<
  keyof CertificateDraft,
  'subject' | 'certificate' | 'number' | 'description' | 'issuedBy'
>;

const taught = ['subject', 'certificate', 'description', 'issuedBy'] as const;
const licensed = ['number', 'issuedBy'] as const;
const trained = ['certificate', 'issuedBy'] as const;

const outlines: Readonly<Record<string, OnboardingOutline>> = {
  teacher: {
    certificate: taught,
    canBeWithout: { certificates: true, education: true },
    asksSyllabus: true,
    asksCategory: true,
    priceFor: 'hour',
  },
  doctor: practice(licensed, 'visit'),
  advocate: practice(licensed, 'consultation'),
  ca: practice(licensed, 'hour'),
  engineer: {
    ...practice(trained, 'hour'),
    canBeWithout: { certificates: true, education: false },
  },
  labour: {
    ...practice(trained, 'day'),
    canBeWithout: { certificates: true, education: true },
  },
  officer: practice(licensed, null),
  'govt-officer': practice(licensed, null),
};

/** Default for professions without an outline of their own. */
const ofOthers: OnboardingOutline = {
  ...practice(trained, 'hour'),
  canBeWithout: { certificates: true, education: true },
};

function practice(
  certificate: readonly CertificateField[],
  priceFor: OnboardingOutline['priceFor'],
): OnboardingOutline {
  return {
    ...{ certificate, priceFor, asksSyllabus: false, asksCategory: false },
    canBeWithout: { certificates: false, education: false },
  };
}

/** Outline of a profession: `onboardingOutlineOf('teacher').asksSyllabus`. */
export const onboardingOutlineOf = (profession: string): OnboardingOutline =>
  outlines[profession] ?? ofOthers;

/** Field → message; list entries by index: `0.from` is `from` of the first one. */
export type StepProblems = Record<string, string>;

/**
 * Validates a step and returns messages per field; empty when it can be stored. Used by wizard and
 * API. Ruling 106; the description and both lists of documents are required as specified.
 */
export function problemsOfStep<S extends OnboardingStep>(
  step: S,
  draft: OnboardingDraft[S],
  outline: OnboardingOutline,
): StepProblems {
  const rule = rules[step] as (draft: OnboardingDraft[S], outline: OnboardingOutline) => Found;
  const found = Object.entries(rule(draft, outline));
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== null));
}

type Found = Record<string, string | null>;

type Rules = {
  [S in OnboardingStep]: (draft: OnboardingDraft[S], outline: OnboardingOutline) => Found;
};

const rules: Rules = {
  details: (draft, { asksSyllabus }) => ({
    ...needed(draft, ['title', 'gender', 'city', 'location']),
    mobileNumber: draft.mobileNumber.some(isTyped) ? null : messages.required,
    ...Object.fromEntries(
      draft.mobileNumber.map((number, nth) => [`mobileNumber.${nth}`, phoneProblem(number)]),
    ),
    whatsAppNumber: draft.isWhatsAppSame ? null : phoneProblem(draft.whatsAppNumber),
    landlineNumber: phoneProblem(draft.landlineNumber),
    subject: draft.subject.length > 0 ? null : messages.required,
    syllabusTaught: !asksSyllabus || draft.syllabusTaught.length > 0 ? null : messages.required,
  }),
  description: (draft) => needed(draft, ['text']),
  certificates: ({ none, items }, outline) =>
    listProblems(none && outline.canBeWithout.certificates, items, (item) => ({
      ...needed(item, outline.certificate),
      ...documentProblems(item),
    })),
  education: ({ none, items }, outline) =>
    listProblems(none && outline.canBeWithout.education, items, (item) => ({
      ...needed(item, ['institution', 'qualification']),
      specializations: item.specializations.length > 0 ? null : messages.required,
      ...documentProblems(item),
    })),
  availability: ({ days }) => ({
    days: days.some(({ isOn }) => isOn) ? null : messages.noDayChosen,
    ...Object.fromEntries(
      days.flatMap(({ weekday, isOn, from, to }) =>
        isOn
          ? [
              [`${weekday}.from`, from === '' ? messages.required : null],
              [`${weekday}.to`, endProblem(from, to, messages.endsBeforeItBegins)],
            ]
          : [],
      ),
    ),
  }),
  other: ({ category, experience, price }, { asksCategory, priceFor }) => ({
    category: asksCategory && !isTyped(category) ? messages.required : null,
    experience: wholeProblem(experience, limits.experienceYearsMost),
    price: priceFor === null ? null : wholeProblem(price, limits.priceRupeesMost),
  }),
};

const isTyped = (text: string) => text.trim() !== '';

const needed = <Draft>(draft: Draft, fields: readonly (keyof Draft & string)[]): Found =>
  Object.fromEntries(
    fields.map((field) => [field, isTyped(String(draft[field])) ? null : messages.required]),
  );

const digits = /^\+?[\d\s()-]+$/;

/** An empty number passes: whether it is required is checked elsewhere. */
function phoneProblem(typed: string): string | null {
  if (!isTyped(typed)) return null;
  const count = typed.replace(/\D/g, '').length;
  const isNumber = digits.test(typed.trim()) && typed.length <= limits.phoneMaxLength;
  return isNumber && count >= limits.phoneMinLength ? null : messages.phoneTooShort;
}

function listProblems<Item>(
  isNone: boolean,
  items: readonly Item[],
  ofItem: (item: Item) => Found,
): Found {
  if (isNone) return {};
  if (items.length === 0) return { items: messages.required };
  return Object.fromEntries(
    items.flatMap((item, nth) =>
      Object.entries(ofItem(item)).map(([field, problem]) => [`${nth}.${field}`, problem]),
    ),
  );
}

function documentProblems({ from, to, file }: CertificateDraft | EducationDraft): Found {
  return {
    from: from === '' ? messages.required : null,
    to: endProblem(from, to, messages.endsBeforeItBegins),
    file: file === null ? messages.required : null,
  };
}

/** ISO days and clock times sort as text. */
function endProblem(from: string, to: string, early: string): string | null {
  if (to === '') return messages.required;
  return from !== '' && to <= from ? early : null;
}

function wholeProblem(typed: string, most: number): string | null {
  if (!isTyped(typed)) return messages.required;
  const isWhole = /^\d+$/.test(typed.trim()) && Number(typed) <= most;
  return isWhole ? null : messages.wholeNumberUpTo(most);
}
