import type { CheckoutStep } from '@nukkad/platform/contract';
import { buttonClass, ErrorState } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './payment.module.css';
import { text } from './payment.text';
import { useProviderPayment } from './provider-payment.queries';
import { UpiTransfer } from './upi-transfer';

interface Props {
  paymentId: string;
  /** For a guest. */
  bookingKey: string | null;
  lost: { title: string; next: string };
  onPaid: () => void;
  /** Alternatives, while unpaid. */
  children?: ReactNode;
}

/** A payment with a real provider: its page in another tab, or a transfer; this page waits for it. */
export function ProviderPayment({ paymentId, bookingKey, lost, onPaid, children }: Props) {
  const { standing, checkout } = useProviderPayment(paymentId, bookingKey);
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    if (standing === 'paid') latest.current();
  }, [standing]);
  if (checkout?.kind === 'closed') {
    return (
      <>
        <ErrorState {...lost} level={3} />
        {children}
      </>
    );
  }
  return (
    <>
      {standing === 'failed' && (
        <ErrorState title={text.declined} next={text.declinedNext} level={3} />
      )}
      {checkout && <Checkout checkout={checkout} />}
      <p role="status" className={styles.told}>
        {standing === 'paid' ? text.paid : statusText(checkout)}
      </p>
      {standing !== 'paid' && children}
    </>
  );
}

function statusText(checkout: CheckoutStep | null): string {
  if (checkout === null) return text.preparing;
  if (checkout.kind === 'redirect') return text.followed;
  return checkout.kind === 'upi' ? text.upi.followed : '';
}

function Checkout({ checkout }: { checkout: CheckoutStep }) {
  switch (checkout.kind) {
    case 'redirect':
      return (
        <>
          <p>{text.redirectWhy}</p>
          <a
            className={buttonClass()}
            href={checkout.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.redirect} <span className="nk-visually-hidden">{text.newTab}</span>
          </a>
        </>
      );
    case 'upi':
      return <UpiTransfer transfer={checkout} />;
    case 'refused':
      return <ErrorState title={text.refused} next={text.refusedNext} level={3} />;
    case 'closed':
      return null;
  }
}
