import { createStore, session } from '@nukkad/platform';
import type { Onboarding, OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { isSame, isSameDraft, wholeDraft } from '../draft/draft.model';
import { dropCopy, readCopy, writeCopy } from '../draft/local-copy.store';
import type { OnboardingCalls } from '../draft/onboarding.queries';
import type { Standing } from '../draft/steps.model';
import { createDraftAutosave, type SaveStatus } from './draft-autosave';
import { createStepSaver, type SaveError } from './step-saver';

export interface WizardState extends Standing {
  draft: OnboardingDraft;
  saveStatus: SaveStatus;
  /** Version from another device: the user has to choose. */
  remoteVersion: Onboarding | null;
  /** Steps with an attempted Continue: all their errors are shown. */
  tried: readonly OnboardingStep[];
  storing: readonly OnboardingStep[];
  saveErrors: Partial<Record<OnboardingStep, SaveError>>;
}

/** State of a professional's wizard: draft, save state, and stored steps. */
export interface Wizard {
  get(): WizardState;
  subscribe(listener: () => void): () => void;
  /** Starts saving and retrying; returns how to stop. */
  start(): () => void;
  change<S extends OnboardingStep>(step: S, value: Partial<OnboardingDraft[S]>): void;
  update(step: OnboardingStep, change: (draft: OnboardingDraft) => OnboardingDraft): void;
  /** Stores a step now; resolves to false on failure. */
  store(step: OnboardingStep): Promise<boolean>;
  /** Stores all steps that may differ at the API; resolves to false if any failed. */
  settle(): Promise<boolean>;
  /** Resolves a conflict: continue with the other version, or this one. */
  choose(whose: 'remote' | 'local'): void;
  /** Deletes the local copy: everything has been submitted. */
  forget(): void;
}

export function createWizard(onboarding: Onboarding, calls: OnboardingCalls): Wizard {
  const { vendorId } = onboarding;
  const begin = initialState(onboarding);
  const store = createStore<WizardState>(() => begin.state);
  let isForgotten = false;

  /** Kept on this device until the API has all of it. */
  const remember = ({ draft, saveStatus, edited, failed }: WizardState) => {
    const isKept = saveStatus === 'saved';
    if (isForgotten || (isKept && edited.length + failed.length === 0)) return dropCopy(vendorId);
    const { revision, unanswered } = autosave.position();
    writeCopy(vendorId, {
      revision,
      draft,
      unanswered,
      isKept,
      edited: [...edited],
      failed: [...failed],
    });
  };
  // Subscribe first, so that a change is saved before it is shown.
  store.subscribe(remember);
  const get = store.getState;
  const set = (next: Partial<WizardState>) => store.setState(next);
  const autosave = createDraftAutosave({ get, set, calls, revision: begin.revision });
  const stepSaver = createStepSaver({ get, set, calls });

  const forget = () => {
    isForgotten = true;
    autosave.stop();
    dropCopy(vendorId);
  };
  const update: Wizard['update'] = (step, change) => {
    const before = get();
    const draft = change(before.draft);
    if (isSame(draft, before.draft)) return;
    const { [step]: _, ...saveErrors } = before.saveErrors;
    set({ draft, saveErrors, edited: withOne(before.edited, step), saveStatus: 'waiting' });
    autosave.typed();
    stepSaver.typed(step);
  };
  return {
    get,
    update,
    subscribe: (listener) => store.subscribe(listener),
    start() {
      isForgotten = false;
      const onSession = () => session.get().ended === 'signed-out' && forget();
      const stops = [autosave.start(), stepSaver.start(), session.subscribe(onSession)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    change: (step, value) =>
      update(step, (draft) => ({ ...draft, [step]: { ...draft[step], ...value } })),
    store(step) {
      set({ tried: withOne(get().tried, step) });
      return stepSaver.store(step);
    },
    settle: () => stepSaver.settle(),
    choose(whose) {
      const { remoteVersion, draft: localState } = get();
      if (remoteVersion === null) return;
      const { stored, credentials } = remoteVersion;
      const draft = whose === 'local' ? localState : wholeDraft(remoteVersion.draft);
      const fresh = whose === 'local' ? {} : { edited: [], failed: [], saveErrors: {} };
      autosave.adopt(remoteVersion.revision);
      stepSaver.doubt();
      const saveStatus = whose === 'local' ? 'waiting' : 'saved';
      set({ remoteVersion: null, draft, stored, credentials, saveStatus, ...fresh });
      if (whose === 'local') autosave.typed();
    },
    forget,
  };
}

const withOne = <T>(list: readonly T[], one: T) => [...new Set([...list, one])];

/** The newer of the API's and this device's versions; both if each has own changes. */
function initialState(onboarding: Onboarding): { state: WizardState; revision: number } {
  const { vendorId, revision, stored, credentials, state } = onboarding;
  const nothing = { remoteVersion: null, tried: stored, storing: [], saveErrors: {} };
  const base = { ...nothing, state, stored, credentials, edited: [], failed: [] };
  const remoteVersion = wholeDraft(onboarding.draft);
  const copy = readCopy(vendorId);
  if (copy === null)
    return { state: { ...base, draft: remoteVersion, saveStatus: 'saved' }, revision };
  const { edited, failed, unanswered } = copy;
  const localState = { ...base, edited, failed, draft: wholeDraft(copy.draft) };
  if (isSameDraft(localState.draft, remoteVersion))
    return { state: { ...localState, saveStatus: 'saved' }, revision };
  const isNewer =
    copy.revision === revision || unanswered.some((one) => isSameDraft(one, remoteVersion));
  if (isNewer && !copy.isKept) return { state: { ...localState, saveStatus: 'waiting' }, revision };
  if (copy.isKept)
    return { state: { ...base, draft: remoteVersion, saveStatus: 'saved' }, revision };
  return {
    state: { ...localState, saveStatus: 'waiting', remoteVersion: onboarding },
    revision: copy.revision,
  };
}
