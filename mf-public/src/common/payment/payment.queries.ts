import { api, isApiError } from '@nukkad/platform';
import type { Payment, TestOutcome } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { askAgainIn, type PaymentStanding, slowAfterAsks, standingOf } from './payment.model';

interface Course {
  /** Id of the current payment: a retry after a decline is a new one. */
  id: string;
  standing: PaymentStanding;
  asks: number;
}

interface Standing {
  standing: PaymentStanding;
  /** The answer takes longer than usual. */
  isSlow: boolean;
  pay: (outcome: TestOutcome) => void;
}

/**
 * Follows a payment to its end, polling with back-off until it is paid or declined. `bookingKey`:
 * of a guest. `isBegun`: it may be over already.
 */
export function usePayment(first: string, bookingKey: string | null, isBegun: boolean): Standing {
  const begin = isBegun ? 'asking' : 'open';
  const [course, setCourse] = useState<Course>({ id: first, standing: begin, asks: 0 });
  const { id, standing, asks } = course;
  useEffect(() => {
    if (standing !== 'waiting' && standing !== 'asking') return;
    let isHere = true;
    const ask = async () => {
      const next = await read(id, bookingKey);
      if (!isHere) return;
      // Do not poll a payment that was never started.
      const isUntouched = standing === 'asking' && next === 'waiting';
      setCourse({ id, standing: isUntouched ? 'open' : (next ?? standing), asks: asks + 1 });
    };
    const timer = setTimeout(ask, standing === 'asking' && asks === 0 ? 0 : askAgainIn(asks));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, bookingKey, standing, asks]);
  const pay = async (outcome: TestOutcome) => {
    setCourse({ id, standing: 'sending', asks: 0 });
    setCourse({ id, asks: 0, ...(await sent(id, bookingKey, outcome)) });
  };
  return { standing, isSlow: asks >= slowAfterAsks, pay };
}

const how = (bookingKey: string | null) => (bookingKey === null ? {} : { bookingKey });

const courseOf = (payment: Payment) => ({ id: payment._id, standing: standingOf(payment) });

/** Null without an answer: poll again. */
async function read(paymentId: string, key: string | null): Promise<PaymentStanding | null> {
  try {
    return standingOf(await api.call('getPayment', { params: { paymentId } }, how(key)));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

async function sent(
  paymentId: string,
  key: string | null,
  outcome: TestOutcome,
): Promise<Partial<Course> & Pick<Course, 'standing'>> {
  try {
    const order = { params: { paymentId }, body: { outcome } };
    return courseOf(await api.call('payAsTest', order, how(key)));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isLost = error.code === 'hold-expired' || error.code === 'campaign-over';
    return { standing: isLost ? 'lost' : 'unsent' };
  }
}
