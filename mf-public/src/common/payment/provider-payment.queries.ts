import { api, isApiError } from '@nukkad/platform';
import type { CheckoutStep, Payment } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { askAgainIn, standingOf } from './payment.model';

interface Course {
  standing: 'waiting' | 'failed' | 'paid';
  checkout: CheckoutStep | null;
}

/**
 * Follows a payment that is made elsewhere, polling with back-off until it is paid, refused or
 * closed. `bookingKey`: of a guest.
 */
export function useProviderPayment(paymentId: string, bookingKey: string | null): Course {
  const [{ asks, ...course }, setCourse] = useState<Course & { asks: number }>({
    ...{ standing: 'waiting', checkout: null, asks: 0 },
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
  return course;
}

function courseOf(payment: Payment): Course {
  return { standing: standingOf(payment), checkout: payment.checkout };
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
