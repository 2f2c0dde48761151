import type { Onboarding, PracticeStats } from '@nukkad/platform/contract';

export type FirstStep = 'page' | 'verified' | 'hours' | 'booking';

export type FirstStepState = 'done' | 'waiting' | 'open';

/** The practice has no client record, neither from a booking nor added by hand. */
export const isNew = ({ clients }: Pick<PracticeStats, 'clients'>): boolean => clients.value === 0;

/** Onboarding progress of a professional without clients. */
export function firstStepsOf({ state, stored }: Pick<Onboarding, 'state' | 'stored'>) {
  const isComplete = state === 'submitted' || state === 'approved';
  const steps: Record<FirstStep, FirstStepState> = {
    page: isComplete ? 'done' : 'open',
    verified: verifiedState(state),
    hours: isComplete || stored.includes('availability') ? 'done' : 'open',
    booking: 'open',
  };
  return steps;
}

function verifiedState(state: Onboarding['state']): FirstStepState {
  if (state === 'approved') return 'done';
  return state === 'submitted' ? 'waiting' : 'open';
}
