import { api, failureOf, toast, useAnswers } from '@nukkad/platform';
import { type CallName, limits } from '@nukkad/platform/contract';
import { createContext, useContext, useState } from 'react';
import type { Asked, Decision } from './decisions.model';
import { text } from './decisions.text';
import { pendingDecisions, useDecided } from './pending-decisions.store';

/** How decisions are told; by default those about bookings. */
export interface DecisionCalls {
  accept: (id: string, how: { keepalive: true }) => Promise<unknown>;
  reject: (id: string, reason: string, how: { keepalive: true }) => Promise<unknown>;
  /** What a decision changes. */
  changes: readonly CallName[];
}

export interface Decisions {
  /** What was decided about a request here; null while nothing was: then `may.answer` decides. */
  of: (id: string) => Decision | null;
  accept: (asked: Asked) => void;
  /** Asks for the reason first: draw `<RejectDialog decisions={decisions} />` once. */
  reject: (asked: Asked) => void;
  /** Takes it back, as long as it waits. */
  undo: (id: string) => void;
  /** Whom a reason is being asked for, and its answer. */
  asking: Asked | null;
  giveReason: (reason: string) => void;
  keepAsking: () => void;
}

const bookingCalls: DecisionCalls = {
  accept: (bookingId, how) => api.call('acceptBooking', { params: { bookingId } }, how),
  reject: (bookingId, reason, how) =>
    api.call('rejectBooking', { params: { bookingId }, body: { reason } }, how),
  changes: ['getPracticeBookings', 'getPracticeCalendar', 'getPracticeStats'],
};

/**
 * How decisions are told all over a dashboard where they are more than an answer: an advocate's
 * make a case. `<DecisionCallsContext value={calls}>` stands around the frame.
 */
export const DecisionCallsContext = createContext<DecisionCalls>(bookingCalls);

/**
 * Accepts and rejects requests. The label replaces the icons at once; for ten seconds it can be
 * taken back, then it is told, also when the page is left. What could not be told is said, and the
 * request is as it was. All lists of a page share what was decided.
 *
 * @param own instead of the dashboard's; the same object at every render
 * @example const decisions = useDecisions();
 */
export function useDecisions(own?: DecisionCalls): Decisions {
  const around = useContext(DecisionCallsContext);
  const calls = own ?? around;
  const answers = useAnswers();
  const [asking, setAsking] = useState<Asked | null>(null);
  const all = useDecided();
  const decide = (asked: Asked, reason: string | null) =>
    pendingDecisions.decide(asked.id, reason === null ? 'accepted' : 'rejected', {
      waitMs: limits.decisionUndo,
      send: () => send(calls, asked, reason),
      onSettled: () => answers.renew(...calls.changes),
    });
  return {
    of: (id) => all[id] ?? null,
    accept: (asked) => decide(asked, null),
    reject: setAsking,
    undo: pendingDecisions.undo,
    asking,
    giveReason: (reason) => {
      if (asking !== null) decide(asking, reason);
      setAsking(null);
    },
    keepAsking: () => setAsking(null),
  };
}

/** True when it was told; else says why not. */
async function send(calls: DecisionCalls, asked: Asked, reason: string | null): Promise<boolean> {
  const how = { keepalive: true } as const;
  try {
    await (reason === null ? calls.accept(asked.id, how) : calls.reject(asked.id, reason, how));
    return true;
  } catch (error) {
    toast({
      text: text.notSent(asked.name, failureOf(error)),
      tone: 'danger',
      durationMs: Infinity,
    });
    return false;
  }
}
