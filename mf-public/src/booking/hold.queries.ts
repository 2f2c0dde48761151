import { api, failureOf, isApiError, session } from '@nukkad/platform';
import type { Hold, HoldOrder } from '@nukkad/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKeys } from '../common/idempotency-key';
import { type ActiveHold, type Holding, holdLoss, toActiveHold } from './hold.model';
import { useLeaving } from './use-leaving';

export interface HoldControl {
  holding: Holding;
  /** Asks for the same time once more. */
  again: () => void;
  /** The time is not theirs any more. */
  lose: (loss: Extract<Holding, { state: 'lost' }>) => void;
  /** Leaving the page does not give the time back: it is booked, or the person comes back. */
  keep: () => void;
}

/**
 * Keeps a time for as long as somebody is on the page, and gives it back afterwards.
 *
 * @param before kept already, by this page before it was loaded anew
 * @param onKept told what is kept now, and null when nothing is
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
    // React tries its effects twice while it is developed with; nobody asks twice.
    if (isOf(own.current, wanted) || asked.current === asking) return;
    asked.current = asking;
    const old = own.current;
    own.current = null;
    setHolding({ state: 'holding' });
    void (async () => {
      // Or the old one would stand in the way of the new.
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
    // A session that ran out leads to the login, and back.
    const hasRunOut = wasLoggedIn && session.get().ended === 'expired';
    // What was offered to somebody who waited stays theirs for its time.
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

async function take(order: HoldOrder, idempotencyKey: string | undefined): Promise<Holding> {
  try {
    const hold = await api.call('createHold', { body: order }, key(idempotencyKey));
    return { state: 'held', kept: toActiveHold(order, hold, Date.now()) };
  } catch (error) {
    const loss = isApiError(error) ? holdLoss(error) : null;
    return loss ?? { state: 'failed', failure: failureOf(error) };
  }
}

/** One that cannot be given back is free again when its minutes are over. */
async function giveBack({ hold }: ActiveHold): Promise<void> {
  await api
    .call('releaseHold', { params: { holdId: hold._id } }, { keepalive: true, ...holderOf(hold) })
    .catch(() => {});
}

/** How a call shows whose hold it is about. */
export const holderOf = (hold: Pick<Hold, 'key'> | null) =>
  hold?.key ? { bookingKey: hold.key } : {};

const key = (idempotencyKey: string | undefined) =>
  idempotencyKey === undefined ? {} : { idempotencyKey };
