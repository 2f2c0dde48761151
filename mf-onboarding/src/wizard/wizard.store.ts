import { createStore, session } from '@nukkad/platform';
import type { Onboarding, OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { isSame, isSameDraft, wholeDraft } from './draft.model';
import { createDraftAutosave, type SaveStatus } from './draft-autosave';
import { dropCopy, readCopy, writeCopy } from './local-copy.store';
import type { OnboardingCalls } from './onboarding.queries';
import { createStepSaver, type SaveError } from './step-saver';
import type { Standing } from './steps.model';

export interface WizardState extends Standing {
  draft: OnboardingDraft;
  saveStatus: SaveStatus;
  /** Typed on another device meanwhile: the person has to choose. */
  remoteVersion: Onboarding | null;
  /** Steps that somebody has tried to go on from: all that is wrong with them is told. */
  tried: readonly OnboardingStep[];
  storing: readonly OnboardingStep[];
  saveErrors: Partial<Record<OnboardingStep, SaveError>>;
}

/** The wizard of one professional: what is typed, where it is kept and which steps are stored. */
export interface Wizard {
  get(): WizardState;
  subscribe(listener: () => void): () => void;
  /** Begins to keep and to try again; returns how to stop. */
  start(): () => void;
  change<S extends OnboardingStep>(step: S, value: Partial<OnboardingDraft[S]>): void;
  update(step: OnboardingStep, change: (draft: OnboardingDraft) => OnboardingDraft): void;
  /** Stores a step now; false when it could not be. */
  store(step: OnboardingStep): Promise<boolean>;
  /** Stores all that is not known to be stored as it is here; false when something could not be. */
  settle(): Promise<boolean>;
  /** What was typed elsewhere, or what was typed here, is what goes on. */
  choose(whose: 'remote' | 'local'): void;
  /** Nothing is left to keep here: all of it has been submitted. */
  forget(): void;
}

export function createWizard(onboarding: Onboarding, calls: OnboardingCalls): Wizard {
  const { vendorId } = onboarding;
  const begin = initialState(onboarding);
  const store = createStore<WizardState>(() => begin.state);
  let isForgotten = false;

  /** Here as long as the API has not all of it. */
  const remember = ({ draft, saveStatus, edited, failed }: WizardState) => {
    const isKept = saveStatus === 'saved';
    if (isForgotten || (isKept && edited.length + failed.length === 0)) return dropCopy(vendorId);
    const { revision, sent } = autosave.position();
    writeCopy(vendorId, {
      revision,
      draft,
      sent,
      isKept,
      edited: [...edited],
      failed: [...failed],
    });
  };
  // Before anybody else hears of a change, so that what is shown is kept.
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

/** The newer of what the API and this device have; both where each has something of its own. */
function initialState(onboarding: Onboarding): { state: WizardState; revision: number } {
  const { vendorId, revision, stored, credentials, state } = onboarding;
  const nothing = { remoteVersion: null, tried: stored, storing: [], saveErrors: {} };
  const base = { ...nothing, state, stored, credentials, edited: [], failed: [] };
  const remoteVersion = wholeDraft(onboarding.draft);
  const copy = readCopy(vendorId);
  if (copy === null)
    return { state: { ...base, draft: remoteVersion, saveStatus: 'saved' }, revision };
  const { edited, failed, sent } = copy;
  const localState = { ...base, edited, failed, draft: wholeDraft(copy.draft) };
  if (isSameDraft(localState.draft, remoteVersion))
    return { state: { ...localState, saveStatus: 'saved' }, revision };
  const isNewer = copy.revision === revision || (sent !== null && isSameDraft(sent, remoteVersion));
  if (isNewer && !copy.isKept) return { state: { ...localState, saveStatus: 'waiting' }, revision };
  if (copy.isKept)
    return { state: { ...base, draft: remoteVersion, saveStatus: 'saved' }, revision };
  return {
    state: { ...localState, saveStatus: 'waiting', remoteVersion: onboarding },
    revision: copy.revision,
  };
}
