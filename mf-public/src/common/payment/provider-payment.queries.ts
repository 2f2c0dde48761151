import { api, isApiError } from '@nukkad/platform';
import type { CheckoutStep, Payment } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { submittedOrExplained } from '../submit';
import { askAgainIn, standingOf } from './payment.model';

export interface Course {
  standing: 'waiting' | 'failed' | 'paid';
  checkout: CheckoutStep | null;
  /** What the payer has reported of a transfer. */
  transfer: Payment['transfer'];
}

/**
 * Follows a payment that is made elsewhere, polling with back-off until it is paid, refused or
 * closed. `bookingKey`: of a guest.
 */
export function useProviderPayment(paymentId: string, bookingKey: string | null) {
  const [{ asks, ...course }, setCourse] = useState<Course & { asks: number }>({
    ...{ standing: 'waiting', checkout: null, transfer: null, asks: 0 },
  });
  const { standing, checkout } = course;
  const isOver = standing === 'paid' || checkout?.kind === 'refused' || checkout?.kind === 'closed';
  useEffect(() => {
    if (isOver) return;
    let isHere = true;
    const ask = async () => {
      const payment = await read(paymentId, bookingKey);
      if (!isHere) return;
      setCourse((known) => ({ ...known, ...(payment && courseOf(payment)), asks: asks + 1 }));
    };
    const timer = setTimeout(ask, asks === 0 ? 0 : askAgainIn(asks - 1));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [paymentId, bookingKey, isOver, asks]);
  const show = (payment: Payment) => setCourse({ ...courseOf(payment), asks: 1 });
  return { course, show };
}

function courseOf(payment: Payment): Course {
  const { checkout, transfer } = payment;
  return { standing: standingOf(payment), checkout, transfer };
}

interface Report {
  paymentId: string;
  bookingKey: string | null;
  bankReference: string;
}

/** Says that a transfer was made. `onReported` gets the payment; else the answer says what is wrong. */
export function reportTransfer(
  { paymentId, bookingKey, bankReference }: Report,
  onReported: (payment: Payment) => void,
): Promise<SubmitAnswer> {
  const how = bookingKey === null ? {} : { bookingKey };
  const body = { bankReference: bankReference.trim() };
  return submittedOrExplained(async () =>
    onReported(await api.call('reportTransfer', { params: { paymentId }, body }, how)),
  );
}

/** Null without an answer: poll again. */
async function read(paymentId: string, bookingKey: string | null): Promise<Payment | null> {
  try {
    const how = bookingKey === null ? {} : { bookingKey };
    return await api.call('getPayment', { params: { paymentId } }, how);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
