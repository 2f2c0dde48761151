import {
  type Credential,
  messages,
  type Onboarding,
  type OnboardingDraft,
  type OnboardingOutline,
  type OnboardingStep,
  onboardingSteps,
  problemsOfStep,
  type StepProblems,
} from '@nukkad/platform/contract';
import type { StepState } from '@nukkad/shared-ui';
import { isBegun } from './draft.model';

/** Progress of the steps. */
export interface Standing {
  draft: OnboardingDraft;
  state: Onboarding['state'];
  credentials: readonly Credential[];
  stored: readonly OnboardingStep[];
  /** Changed since they were stored. */
  edited: readonly OnboardingStep[];
  /** Could not be stored. */
  failed: readonly OnboardingStep[];
}

const kinds = { certificates: 'certificate', education: 'education' } as const;

/** Documents of a step that an operator has returned. */
export function rejectedIn(step: OnboardingStep, { state, credentials }: Standing): Credential[] {
  if (state !== 'changes-needed' || !(step === 'certificates' || step === 'education')) return [];
  return credentials.filter((one) => one.kind === kinds[step] && one.state === 'rejected');
}

export function stateOf(step: OnboardingStep, standing: Standing): StepState {
  if (standing.failed.includes(step)) return 'notSaved';
  if (rejectedIn(step, standing).length > 0) return 'needsChange';
  if (standing.stored.includes(step) && !standing.edited.includes(step)) return 'saved';
  return isBegun(step, standing.draft) || standing.stored.includes(step)
    ? 'inProgress'
    : 'notStarted';
}

/** A step, or the review after the last. */
export type Place = OnboardingStep | 'review';

const places: readonly Place[] = [...onboardingSteps, 'review'];

/**
 * Steps that must be stored before the next one opens; others are left as soon as they are sent.
 */
const gates: readonly OnboardingStep[] = ['description', 'education', 'availability'];

const isPassed = (step: OnboardingStep, standing: Standing): boolean =>
  standing.stored.includes(step) ||
  (!gates.includes(step) && stateOf(step, standing) !== 'notStarted');

/** The last place that is open. */
export function furthest(standing: Standing): Place {
  return onboardingSteps.find((step) => !isPassed(step, standing)) ?? 'review';
}

export const isAllowed = (place: Place, standing: Standing): boolean =>
  places.indexOf(place) <= places.indexOf(furthest(standing));

/** Default place without a step in the address. */
export function firstIncomplete(standing: Standing): Place {
  const open = onboardingSteps.find((step) => stateOf(step, standing) !== 'saved') ?? 'review';
  return isAllowed(open, standing) ? open : furthest(standing);
}

/** Place in the address, else the nearest open one. */
export function placeAt(asked: string, standing: Standing): Place {
  const place = asked === 'review' ? asked : onboardingSteps[Number(asked) - 1];
  if (place === undefined) return firstIncomplete(standing);
  return isAllowed(place, standing) ? place : furthest(standing);
}

/** `?step=3` */
export function addressOf(place: Place): string {
  return `?step=${place === 'review' ? place : onboardingSteps.indexOf(place) + 1}`;
}

export const placeAfter = (step: OnboardingStep): Place =>
  places[places.indexOf(step) + 1] ?? 'review';

export const placeBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/** Whether a step may be left although it could not be stored. */
export const isLeftAnyway = (step: OnboardingStep): boolean => !gates.includes(step);

const held: readonly OnboardingStep[] = ['description', 'certificates', 'education'];

/** Whether Continue is enabled: the documented steps require every field. */
export function mayContinue(step: OnboardingStep, problems: StepProblems): boolean {
  return !held.includes(step) || !Object.values(problems).includes(messages.required);
}

export const problemsIn = (
  step: OnboardingStep,
  draft: OnboardingDraft,
  outline: OnboardingOutline,
): StepProblems => problemsOfStep(step, draft[step], outline);

/** Steps that block the submission; changed ones are stored on the way. */
export function openSteps(standing: Standing, outline: OnboardingOutline): OnboardingStep[] {
  return onboardingSteps.filter((step) => {
    const isWrong = Object.keys(problemsIn(step, standing.draft, outline)).length > 0;
    return isWrong || !['saved', 'inProgress'].includes(stateOf(step, standing));
  });
}
