import type {
  CertificateDraft,
  EducationDraft,
  OnboardingDraft,
  OnboardingOutline,
  OnboardingStep,
  StepProblems,
} from '@nukkad/platform/contract';
import type { FieldProblems } from '@nukkad/shared-ui';
import { type DocumentStep, isBlank, newCertificate, newEducation } from './draft.model';
import { problemsIn } from './steps.model';

const isDocumentStep = (step: OnboardingStep): step is DocumentStep =>
  step === 'certificates' || step === 'education';

/** Initial values of a step's form: lists of documents begin with an empty one. */
export function formValues<S extends OnboardingStep>(
  step: S,
  draft: OnboardingDraft,
  newId: () => string,
): OnboardingDraft[S] {
  const value = draft[step];
  if (!('items' in value) || value.items.length > 0) return value;
  const blank = step === 'education' ? newEducation(newId()) : newCertificate(newId());
  return { ...value, items: [blank] };
}

/** The draft's value from a form: an untouched first document is left out. */
export function draftValue<S extends OnboardingStep>(
  value: OnboardingDraft[S],
  before: OnboardingDraft[S],
): OnboardingDraft[S] {
  if (!('items' in value) || !('items' in before)) return value;
  const [first, ...others] = value.items as readonly (CertificateDraft | EducationDraft)[];
  const isBegun = others.length > 0 || !first || !isBlank(first) || isIn(before.items, first.id);
  return isBegun ? value : { ...value, items: [] };
}

const isIn = (items: readonly { id: string }[], id: string) => items.some((one) => one.id === id);

/** Errors of a step by form field name. */
export const formProblems = <S extends OnboardingStep>(
  step: S,
  value: OnboardingDraft[S],
  outline: OnboardingOutline,
): FieldProblems =>
  named(step, problemsIn(step, { [step]: value } as unknown as OnboardingDraft, outline));

/** Errors shown beside fields, by form field name. */
export const besideFields = (
  step: OnboardingStep,
  problems: StepProblems,
  draft: OnboardingDraft,
): FieldProblems =>
  named(
    step,
    pick(problems, (name) => isField(step, name, draft)),
  );

/** Errors without a field, shown above the form. */
export const ofNoField = (
  step: OnboardingStep,
  problems: StepProblems,
  draft: OnboardingDraft,
): string[] => Object.values(pick(problems, (name) => !isField(step, name, draft)));

const pick = (problems: StepProblems, isWanted: (name: string) => boolean): StepProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isWanted(name)));

const named = (step: OnboardingStep, problems: StepProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [fieldName(step, name), problem]),
  );

/** `0.subject` is `items[0].subject`, `2.from` is Tuesday's: `days[1].from`. */
export function fieldName(step: OnboardingStep, name: string): string {
  const [head = '', tail] = name.split('.');
  if (tail === undefined) return name;
  if (isDocumentStep(step)) return `items[${head}].${tail}`;
  return step === 'availability' ? `days[${Number(head) - 1}].${tail}` : `${head}[${tail}]`;
}

function isField(step: OnboardingStep, name: string, draft: OnboardingDraft): boolean {
  const [head = '', tail] = name.split('.');
  if (tail === undefined) return name in draft[step];
  if (isDocumentStep(step)) return tail in (draft[step].items[Number(head)] ?? {});
  if (step === 'availability') return tail === 'from' || tail === 'to';
  return head in draft[step];
}
