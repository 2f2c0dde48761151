import { createStore, session } from '@nukkad/platform';
import type { Onboarding, OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { isSame, isSameDraft, wholeDraft } from './draft.model';
import { createKeeper, type Keeping } from './keeper';
import { dropCopy, readCopy, writeCopy } from './local-copy.store';
import type { OnboardingCalls } from './onboarding.queries';
import type { Standing } from './steps.model';
import { createStorer, type Refusal } from './storer';

export interface WizardState extends Standing {
  draft: OnboardingDraft;
  keeping: Keeping;
  /** Typed on another device meanwhile: the person has to choose. */
  theirs: Onboarding | null;
  /** Steps that somebody has tried to go on from: all that is wrong with them is told. */
  tried: readonly OnboardingStep[];
  storing: readonly OnboardingStep[];
  refusals: Partial<Record<OnboardingStep, Refusal>>;
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
  choose(whose: 'theirs' | 'mine'): void;
  /** Nothing is left to keep here: all of it has been submitted. */
  forget(): void;
}

export function createWizard(onboarding: Onboarding, calls: OnboardingCalls): Wizard {
  const { vendorId } = onboarding;
  const begin = beginning(onboarding);
  const store = createStore<WizardState>(() => begin.state);
  let isForgotten = false;

  /** Here as long as the API has not all of it. */
  const remember = ({ draft, keeping, edited, failed }: WizardState) => {
    const isKept = keeping === 'kept';
    if (isForgotten || (isKept && edited.length + failed.length === 0)) return dropCopy(vendorId);
    const { revision, sent } = keeper.position();
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
  const keeper = createKeeper({ get, set, calls, revision: begin.revision });
  const storer = createStorer({ get, set, calls });

  const forget = () => {
    isForgotten = true;
    keeper.stop();
    dropCopy(vendorId);
  };
  const update: Wizard['update'] = (step, change) => {
    const before = get();
    const draft = change(before.draft);
    if (isSame(draft, before.draft)) return;
    const { [step]: _, ...refusals } = before.refusals;
    set({ draft, refusals, edited: withOne(before.edited, step), keeping: 'waiting' });
    keeper.typed();
    storer.typed(step);
  };
  return {
    get,
    update,
    subscribe: (listener) => store.subscribe(listener),
    start() {
      isForgotten = false;
      const onSession = () => session.get().ended === 'signed-out' && forget();
      const stops = [keeper.start(), storer.start(), session.subscribe(onSession)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    change: (step, value) =>
      update(step, (draft) => ({ ...draft, [step]: { ...draft[step], ...value } })),
    store(step) {
      set({ tried: withOne(get().tried, step) });
      return storer.store(step);
    },
    settle: () => storer.settle(),
    choose(whose) {
      const { theirs, draft: ours } = get();
      if (theirs === null) return;
      const { stored, credentials } = theirs;
      const draft = whose === 'mine' ? ours : wholeDraft(theirs.draft);
      const fresh = whose === 'mine' ? {} : { edited: [], failed: [], refusals: {} };
      keeper.adopt(theirs.revision);
      storer.doubt();
      const keeping = whose === 'mine' ? 'waiting' : 'kept';
      set({ theirs: null, draft, stored, credentials, keeping, ...fresh });
      if (whose === 'mine') keeper.typed();
    },
    forget,
  };
}

const withOne = <T>(list: readonly T[], one: T) => [...new Set([...list, one])];

/** The newer of what the API and this device have; both where each has something of its own. */
function beginning(onboarding: Onboarding): { state: WizardState; revision: number } {
  const { vendorId, revision, stored, credentials, state } = onboarding;
  const nothing = { theirs: null, tried: stored, storing: [], refusals: {} };
  const base = { ...nothing, state, stored, credentials, edited: [], failed: [] };
  const theirs = wholeDraft(onboarding.draft);
  const copy = readCopy(vendorId);
  if (copy === null) return { state: { ...base, draft: theirs, keeping: 'kept' }, revision };
  const { edited, failed, sent } = copy;
  const ours = { ...base, edited, failed, draft: wholeDraft(copy.draft) };
  if (isSameDraft(ours.draft, theirs)) return { state: { ...ours, keeping: 'kept' }, revision };
  const isNewer = copy.revision === revision || (sent !== null && isSameDraft(sent, theirs));
  if (isNewer && !copy.isKept) return { state: { ...ours, keeping: 'waiting' }, revision };
  if (copy.isKept) return { state: { ...base, draft: theirs, keeping: 'kept' }, revision };
  return { state: { ...ours, keeping: 'waiting', theirs: onboarding }, revision: copy.revision };
}
