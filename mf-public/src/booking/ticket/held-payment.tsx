import { api, failureOf } from '@nukkad/platform';
import type { Payment, TestOutcome } from '@nukkad/platform/contract';
import { FailurePanel } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { PaymentStep } from '../../common/payment/payment.container';
import { text } from './ticket.text';

interface Props {
  paymentId: string;
  bookingKey: string | null;
  onPaid: () => void;
}

const testOutcomes: TestOutcome[] = ['success', 'decline', 'delay', 'twice'];

/** Pending payment of a booking that is opened again. */
export function HeldPayment({ paymentId, bookingKey, onPaid }: Props) {
  const [read, setRead] = useState<Payment | ReturnType<typeof failureOf> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on each retry
  useEffect(() => {
    let isHere = true;
    const how = bookingKey === null ? {} : { bookingKey };
    api
      .call('getPayment', { params: { paymentId } }, how)
      .catch(failureOf)
      .then((answer) => isHere && setRead(answer));
    return () => {
      isHere = false;
    };
  }, [paymentId, bookingKey, attempt]);
  if (read === null) return null;
  if (!('_id' in read)) {
    return (
      <FailurePanel what={text.payment} failure={read} onRetry={() => setAttempt(attempt + 1)} />
    );
  }
  const payment = { ...read, outcomes: read.isTest ? testOutcomes : [] };
  return <PaymentStep payment={payment} bookingKey={bookingKey} isBegun onPaid={onPaid} />;
}
