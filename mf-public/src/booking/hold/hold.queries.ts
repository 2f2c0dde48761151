import { api, failureOf, isApiError, session } from '@nukkad/platform';
import type { Hold, HoldOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys, type IdempotencyKey } from '@nukkad/platform/idempotency';
import { useEffect, useRef, useState } from 'react';
import { type ActiveHold, type Holding, holdLoss, toActiveHold } from './hold.model';
import { useLeaving } from './use-leaving';

export interface HoldControl {
  holding: Holding;
  /** Requests the same time again. */
  again: () => void;
  /** The hold is lost. */
  lose: (loss: Extract<Holding, { state: 'lost' }>) => void;
  /** Do not release the hold on leaving: it is booked, or the user will return. */
  keep: () => void;
}

/**
 * Holds a time while the page is open, and releases it afterwards.
 *
 * @param before hold of this page before a reload
 * @param onKept called with the current hold, and with null when there is none
 */
export function useHold(
  order: HoldOrder,
  before: ActiveHold | null,
  onKept: (kept: ActiveHold | null) => void,
): HoldControl {
  const wanted = JSON.stringify(order);
  const [attempt, setAttempt] = useState(0);
  const [keyFor] = useState(() => createIdempotencyKeys());
  const own = useRef(isOf(before, wanted) ? before : null);
  const latest = useRef<string | null>(null);
  const asked = useRef('');
  const isToStay = useRef(false);
  const [wasLoggedIn] = useState(() => session.get().isLoggedIn);
  const [holding, setHolding] = useState<Holding>(() => standing(own.current));
  const latestOnKept = useRef(onKept);
  useEffect(() => {
    latestOnKept.current = onKept;
  });
  useEffect(() => {
    latest.current = wanted;
    const asking = `${wanted} ${attempt}`;
    // StrictMode runs effects twice in development: do not request twice.
    if (isOf(own.current, wanted) || asked.current === asking) return;
    asked.current = asking;
    const old = own.current;
    own.current = null;
    setHolding({ state: 'holding' });
    void (async () => {
      // Release first, or the old hold would block the new one.
      if (old) await giveBack(old);
      const next = await take(JSON.parse(wanted), keyFor([wanted, attempt]));
      const kept = next.state === 'held' ? next.kept : null;
      if (latest.current !== wanted) return void (kept && giveBack(kept));
      own.current = kept;
      latestOnKept.current(kept);
      setHolding(next);
    })();
  }, [wanted, attempt, keyFor]);
  useLeaving(() => {
    latest.current = null;
    // An expired session leads to the login, and back: keep the hold.
    const hasRunOut = wasLoggedIn && session.get().ended === 'expired';
    // A waitlist offer stays reserved until it expires.
    const isOffered = own.current?.order.offer !== undefined;
    if (own.current === null || isToStay.current || hasRunOut || isOffered) return;
    latestOnKept.current(null);
    void giveBack(own.current);
  });
  return {
    holding,
    again: () => setAttempt(attempt + 1),
    lose: (loss) => {
      own.current = null;
      latestOnKept.current(null);
      setHolding(loss);
    },
    keep: () => {
      isToStay.current = true;
    },
  };
}

const isOf = (kept: ActiveHold | null, wanted: string) =>
  kept !== null && JSON.stringify(kept.order) === wanted;

const standing = (kept: ActiveHold | null): Holding =>
  kept === null ? { state: 'holding' } : { state: 'held', kept };

async function take(order: HoldOrder, how: IdempotencyKey): Promise<Holding> {
  try {
    const hold = await api.call('createHold', { body: order }, how);
    return { state: 'held', kept: toActiveHold(order, hold, Date.now()) };
  } catch (error) {
    const loss = isApiError(error) ? holdLoss(error) : null;
    return loss ?? { state: 'failed', failure: failureOf(error) };
  }
}

/** A hold that cannot be released expires by itself. */
async function giveBack({ hold }: ActiveHold): Promise<void> {
  await api
    .call('releaseHold', { params: { holdId: hold._id } }, { keepalive: true, ...holderOf(hold) })
    .catch(() => {});
}

/** Proves a guest's ownership of a hold. */
export const holderOf = (hold: Pick<Hold, 'key'> | null) =>
  hold?.key ? { bookingKey: hold.key } : {};
