import { api, failureOf, toast, useAnswers } from '@nukkad/platform';
import { type CallName, limits } from '@nukkad/platform/contract';
import { createContext, useContext, useState } from 'react';
import type { Asked, Decision } from './decisions.model';
import { text } from './decisions.text';
import { pendingDecisions, useDecided } from './pending-decisions.store';

/** API calls that store a decision; by default those of bookings. */
export interface DecisionCalls {
  accept: (id: string, how: { keepalive: true }) => Promise<unknown>;
  reject: (id: string, reason: string, how: { keepalive: true }) => Promise<unknown>;
  /** Endpoints to refresh after a decision. */
  changes: readonly CallName[];
}

/** Decisions on requests, each kept back for a few seconds in which it can be undone. */
export interface Decisions {
  /** The decision made in this tab; null without one, then `may.answer` of the booking applies. */
  of: (id: string) => Decision | null;
  accept: (asked: Asked) => void;
  /** Asks for the reason first: render `<RejectDialog decisions={decisions} />` once. */
  reject: (asked: Asked) => void;
  /** Undoes a decision that is not sent yet. */
  undo: (id: string) => void;
  /** The request whose rejection reason is being asked for. */
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
 * Replaces the calls of a whole dashboard where a decision does more than answer: an advocate's
 * creates a case. Wrap the frame in `<DecisionCallsContext value={calls}>`.
 */
export const DecisionCallsContext = createContext<DecisionCalls>(bookingCalls);

/**
 * Accepts and rejects requests. The label replaces the icons at once; for ten seconds it can be
 * undone, then it is sent, also when the page is left. A failure shows a toast and reopens the
 * request. All lists of a page share the decisions.
 *
 * @param own calls instead of the dashboard's; keep the object's identity across renders
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

/** True when stored; otherwise shows a toast with the reason. */
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
