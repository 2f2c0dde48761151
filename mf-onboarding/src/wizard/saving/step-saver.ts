import { isApiError } from '@nukkad/platform';
import {
  type OnboardingDraft,
  type OnboardingStep,
  onboardingSteps,
  type StepProblems,
} from '@nukkad/platform/contract';
import type { OnboardingCalls } from '../draft/onboarding.queries';
import { apiErrorMessage } from './api-error-message';
import { createRetry, isWorthRetrying } from './retry';
import type { WizardState } from './wizard.store';

/** Why a step could not be stored. */
export interface SaveError {
  /** `answers`: the input must change first; any other failure may pass. */
  kind: 'answers' | 'fault';
  words: string;
  /** Field → the API's error message. */
  problems: StepProblems;
  requestId: string | null;
}

interface Setting {
  get: () => WizardState;
  set: (next: Partial<WizardState>) => void;
  calls: OnboardingCalls;
}

/** Stores steps one after another, and retries failed ones in the background. */
export function createStepSaver({ get, set, calls }: Setting) {
  let queue: Promise<unknown> = Promise.resolve();
  /** Steps known to be equal here and at the API: stored in this visit, and unchanged since. */
  const settled = new Set<OnboardingStep>();
  /** Steps that only new input can fix. */
  const hopeless = new Set<OnboardingStep>();
  const retry = createRetry(() => void again());

  const again = async () => {
    const steps = get().failed.filter((step) => !hopeless.has(step));
    for (const step of steps) await store(step);
  };

  function store(step: OnboardingStep): Promise<boolean> {
    const done = queue.then(() => trySave(step));
    queue = done;
    return done;
  }

  async function trySave(step: OnboardingStep): Promise<boolean> {
    const sent = get().draft;
    set({ storing: [...get().storing, step] });
    try {
      await calls.store(step, sent);
      stored(step, sent);
      return true;
    } catch (error) {
      refused(step, error);
      return false;
    }
  }

  function stored(step: OnboardingStep, sent: OnboardingDraft) {
    const state = get();
    const { [step]: _, ...saveErrors } = state.saveErrors;
    const isAll = state.draft[step] === sent[step];
    const stored = [...new Set([...state.stored, step])];
    hopeless.delete(step);
    if (isAll) settled.add(step);
    if (without(state.failed, step).length === 0) retry.worked();
    set({
      ...{ stored, saveErrors, storing: without(state.storing, step) },
      failed: without(state.failed, step),
      edited: isAll ? without(state.edited, step) : state.edited,
      credentials: handedIn(step, sent, state.credentials),
    });
    calls.follow((before) => ({ ...before, stored, credentials: [...get().credentials] }));
  }

  function refused(step: OnboardingStep, error: unknown) {
    const state = get();
    const problem = isApiError(error) ? error : null;
    const saveError: SaveError = {
      kind: problem?.code === 'validation' ? 'answers' : 'fault',
      words: apiErrorMessage(problem),
      problems: { ...problem?.fields },
      requestId: problem?.requestId ?? null,
    };
    set({
      storing: without(state.storing, step),
      failed: [...new Set([...state.failed, step])],
      saveErrors: { ...state.saveErrors, [step]: saveError },
    });
    if (problem?.code === 'conflict') calls.renew();
    if (problem && !isWorthRetrying(problem.status)) hopeless.add(step);
    else retry.failed();
  }

  return {
    store,
    /** Stores steps that may differ at the API, for example after changes on another device. */
    async settle(): Promise<boolean> {
      for (const step of onboardingSteps) {
        if (!settled.has(step) && !(await store(step))) return false;
      }
      return true;
    },
    /** Another device has made changes: stored steps may differ from those here. */
    doubt: () => settled.clear(),
    /** New input may fix a rejected step. */
    typed(step: OnboardingStep) {
      settled.delete(step);
      if (hopeless.delete(step)) retry.failed();
    },
    start() {
      const stop = retry.start();
      if (get().failed.length > 0) retry.failed();
      return stop;
    },
  };
}

const without = <T>(list: readonly T[], one: T) => list.filter((each) => each !== one);

/** Resubmitted documents wait for an operator; removed ones are gone. */
function handedIn(
  step: OnboardingStep,
  draft: OnboardingDraft,
  credentials: WizardState['credentials'],
): WizardState['credentials'] {
  if (step !== 'certificates' && step !== 'education') return credentials;
  const { none, items } = draft[step];
  const kind = step === 'education' ? step : 'certificate';
  return credentials
    .filter((one) => one.kind !== kind || (!none && items.some(({ id }) => id === one._id)))
    .map((one) =>
      one.kind === kind && one.state === 'rejected'
        ? { ...one, state: 'waiting' as const, reason: null, decidedAt: null }
        : one,
    );
}
