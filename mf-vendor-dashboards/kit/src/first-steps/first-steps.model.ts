import type { Onboarding, PracticeStats } from '@nukkad/platform/contract';

export type FirstStep = 'page' | 'verified' | 'hours' | 'booking';

export type FirstStepState = 'done' | 'waiting' | 'open';

/** Nobody stands in the records: neither booked by themselves nor written down. */
export const isNew = ({ clients }: Pick<PracticeStats, 'clients'>): boolean => clients.value === 0;

/** How far somebody is who has no client yet. */
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
