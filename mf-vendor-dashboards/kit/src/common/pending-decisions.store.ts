import { createStore } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';
import type { Decision, Verdict } from './decisions.model';

interface Deed {
  /** It can be taken back for so long. */
  waitMs: number;
  /** Whether it was told; never rejects. */
  tell: () => Promise<boolean>;
  /** Once it was told, or could not be. */
  after: () => void;
}

interface Waiting extends Deed {
  timer: ReturnType<typeof setTimeout>;
}

/** What was decided in this page, whichever room shows it: a room may be left while one waits. */
export interface DecisionBook {
  get: () => Readonly<Record<string, Decision>>;
  subscribe: (listener: () => void) => () => void;
  decide: (id: string, verdict: Verdict, deed: Deed) => void;
  undo: (id: string) => void;
  /** Of what was told the API knows better now: a booking that was moved asks again. */
  forgetTold: () => void;
  /** Tells at once what still waits: the page, or the session, is about to end. */
  tellAll: () => Promise<void>;
}

export function createDecisionBook(): DecisionBook {
  const store = createStore<Readonly<Record<string, Decision>>>(() => ({}));
  const waiting = new Map<string, Waiting>();
  const note = (id: string, decision: Decision | null) => {
    const { [id]: _, ...others } = store.getState();
    store.setState(decision === null ? others : { ...others, [id]: decision }, true);
  };
  const tell = async (id: string, verdict: Verdict) => {
    const deed = waiting.get(id);
    if (!deed) return;
    clearTimeout(deed.timer);
    waiting.delete(id);
    note(id, { verdict, state: 'telling' });
    const isTold = await deed.tell();
    note(id, isTold ? { verdict, state: 'told' } : null);
    deed.after();
  };
  return {
    get: store.getState,
    subscribe: store.subscribe,
    decide(id, verdict, deed) {
      if (id in store.getState()) return;
      const timer = setTimeout(() => void tell(id, verdict), deed.waitMs);
      waiting.set(id, { ...deed, timer });
      note(id, { verdict, state: 'waiting' });
    },
    undo(id) {
      const deed = waiting.get(id);
      if (!deed) return;
      clearTimeout(deed.timer);
      waiting.delete(id);
      note(id, null);
    },
    forgetTold() {
      for (const [id, { state }] of Object.entries(store.getState())) {
        if (state === 'told') note(id, null);
      }
    },
    async tellAll() {
      const decided = store.getState();
      await Promise.all([...waiting.keys()].map((id) => tell(id, decided[id]!.verdict)));
    },
  };
}

/** The page's. */
export const decisionBook = createDecisionBook();

/** What was decided in this page, by the id of what was asked. */
export const useDecided = (): Readonly<Record<string, Decision>> =>
  useSyncExternalStore(decisionBook.subscribe, decisionBook.get, decisionBook.get);

// Whoever closes the page has decided: what waits is sent to its end.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void decisionBook.tellAll());
}
