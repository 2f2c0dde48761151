import { createStore } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';
import type { Decision, Verdict } from './decisions.model';

interface Submission {
  /** Undo period in milliseconds. */
  waitMs: number;
  /** Sends the decision; resolves to whether it was stored and never rejects. */
  send: () => Promise<boolean>;
  /** Called after sending, whether it succeeded or failed. */
  onSettled: () => void;
}

interface Scheduled extends Submission {
  timer: ReturnType<typeof setTimeout>;
}

/** Decisions of this tab, outside React: a page may unmount while one is pending. */
export interface PendingDecisions {
  get: () => Readonly<Record<string, Decision>>;
  subscribe: (listener: () => void) => () => void;
  decide: (id: string, verdict: Verdict, submission: Submission) => void;
  undo: (id: string) => void;
  /** Drops sent decisions, since a booking rescheduled on the server needs a new answer. */
  forgetSent: () => void;
  /** Sends pending decisions at once, before the tab closes or the session ends. */
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

/** The instance of this tab. */
export const pendingDecisions = createPendingDecisions();

/** All decisions of this tab, by request id. */
export const useDecided = (): Readonly<Record<string, Decision>> =>
  useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.get, pendingDecisions.get);

// Closing the tab does not cancel a decision: pending ones are sent with `keepalive`.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void pendingDecisions.flush());
}
