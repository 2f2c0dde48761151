import { createStore } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';
import type { Decision, Verdict } from './decisions.model';

interface Submission {
  /** It can be taken back for so long. */
  waitMs: number;
  /** Whether it was told; never rejects. */
  send: () => Promise<boolean>;
  /** Once it was told, or could not be. */
  onSettled: () => void;
}

interface Scheduled extends Submission {
  timer: ReturnType<typeof setTimeout>;
}

/** What was decided in this page, whichever room shows it: a room may be left while one waits. */
export interface PendingDecisions {
  get: () => Readonly<Record<string, Decision>>;
  subscribe: (listener: () => void) => () => void;
  decide: (id: string, verdict: Verdict, submission: Submission) => void;
  undo: (id: string) => void;
  /** Of what was told the API knows better now: a booking that was moved asks again. */
  forgetSent: () => void;
  /** Tells at once what still waits: the page, or the session, is about to end. */
  flush: () => Promise<void>;
}

export function createPendingDecisions(): PendingDecisions {
  const store = createStore<Readonly<Record<string, Decision>>>(() => ({}));
  const scheduled = new Map<string, Scheduled>();
  const note = (id: string, decision: Decision | null) => {
    const { [id]: _, ...others } = store.getState();
    store.setState(decision === null ? others : { ...others, [id]: decision }, true);
  };
  const send = async (id: string, verdict: Verdict) => {
    const submission = scheduled.get(id);
    if (!submission) return;
    clearTimeout(submission.timer);
    scheduled.delete(id);
    note(id, { verdict, state: 'sending' });
    const isSent = await submission.send();
    note(id, isSent ? { verdict, state: 'sent' } : null);
    submission.onSettled();
  };
  return {
    get: store.getState,
    subscribe: store.subscribe,
    decide(id, verdict, submission) {
      if (id in store.getState()) return;
      const timer = setTimeout(() => void send(id, verdict), submission.waitMs);
      scheduled.set(id, { ...submission, timer });
      note(id, { verdict, state: 'waiting' });
    },
    undo(id) {
      const submission = scheduled.get(id);
      if (!submission) return;
      clearTimeout(submission.timer);
      scheduled.delete(id);
      note(id, null);
    },
    forgetSent() {
      for (const [id, { state }] of Object.entries(store.getState())) {
        if (state === 'sent') note(id, null);
      }
    },
    async flush() {
      const decided = store.getState();
      await Promise.all([...scheduled.keys()].map((id) => send(id, decided[id]!.verdict)));
    },
  };
}

/** The page's. */
export const pendingDecisions = createPendingDecisions();

/** What was decided in this page, by the id of what was asked. */
export const useDecided = (): Readonly<Record<string, Decision>> =>
  useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.get, pendingDecisions.get);

// Whoever closes the page has decided: what waits is sent to its end.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void pendingDecisions.flush());
}
