import type {
  CertificateDraft,
  EducationDraft,
  OnboardingDraft,
  StepOrder,
  StepProblems,
} from '@nukkad/platform/contract';

/**
 * Checks beyond the contract's rules: the wizard's own fields cannot violate them, other clients
 * can.
 */
export function formProblems(order: StepOrder): StepProblems {
  switch (order.step) {
    case 'details':
      return order.gender === 'Male' || order.gender === 'Female' ? {} : { gender: notInList };
    case 'certificates':
    case 'education':
      return order.none ? {} : listProblems(order.items);
    case 'availability':
      return weekProblems(order.days);
    case 'description':
    case 'other':
      return {};
  }
}

export const notInList = 'Choose one of the list';
const notADay = 'Enter a day such as 2021-06-30';
const notATime = 'Enter a time such as 09:30';
const twice = 'Give each once';

function listProblems(items: readonly (CertificateDraft | EducationDraft)[]): StepProblems {
  const problems = items.flatMap(({ id, from, to }, nth) => {
    const isRepeated = items.findIndex((one) => sameId(one.id, id)) < nth;
    return [
      [`${nth}.id`, isUuid(id) ? (isRepeated ? twice : null) : 'must be a UUID'],
      [`${nth}.from`, isDay(from) ? null : notADay],
      [`${nth}.to`, isDay(to) ? null : notADay],
    ];
  });
  return found(problems);
}

function weekProblems(days: OnboardingDraft['availability']['days']): StepProblems {
  const on = days.filter(({ isOn }) => isOn);
  const problems = on.flatMap(({ weekday, from, to }, nth) => [
    [`${weekday}.from`, isClock(from) ? null : notATime],
    [`${weekday}.to`, isClock(to) ? null : notATime],
    [`${weekday}`, on.findIndex((one) => one.weekday === weekday) < nth ? twice : null],
  ]);
  return found(problems);
}

/** Keeps only real problems. */
const found = (problems: (string | null)[][]): StepProblems =>
  Object.fromEntries(problems.filter(([, problem]) => problem !== null));

const sameId = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A day of the 20th or 21st century. */
function isDay(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const weekdayNames = [
  ...['monday', 'tuesday', 'wednesday', 'thursday'],
  ...['friday', 'saturday', 'sunday'],
];

/** 1 for Monday, ignoring case; 0 for an unknown name. */
export const weekdayNamed = (name: string): number =>
  weekdayNames.indexOf(name.trim().toLowerCase()) + 1;

/** The title below a vendor's name, worded for the profession. */
export function titleFor(profession: string, subject: string): string {
  const way = titles[profession];
  return way ? way(subject) : subject;
}

const titles: Readonly<Record<string, (subject: string) => string>> = {
  teacher: (subject) => `${subject} Teacher`,
  ca: (subject) => `Chartered Accountant, ${subject}`,
  advocate: (subject) => `Advocate, ${subject}`,
  officer: (subject) => `Grievance Officer, ${subject}`,
  'govt-officer': (subject) => `Public Officer, ${subject}`,
};

/** Trimmed, without duplicates or empty texts. */
export const texts = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((text) => text.trim()).filter((text) => text !== '')),
];

/** Null for an empty text. */
export const textOrNull = (typed: string): string | null => typed.trim() || null;

/** The card's line about experience. */
export const experienceLine = (years: number): string =>
  years === 1 ? '1 year of experience' : `${years} years of experience`;

/** Maximum number of qualification lines on a page. */
const linesShown = 4;

/** The card's lines: education, then licences and certificates. */
export const qualificationLines = (education: string[], certificates: string[]): string[] =>
  texts([...education, ...certificates]).slice(0, linesShown);
