import type { CheckoutStep } from '@nukkad/platform/contract';
import { buttonClass, ErrorState } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './payment.module.css';
import { text } from './payment.text';
import { type Course, useProviderPayment } from './provider-payment.queries';
import { transferText } from './transfer.text';
import { ReportedTransfer, TransferReport } from './transfer-report.container';
import { UpiTransfer } from './upi-transfer';

interface Props {
  paymentId: string;
  /** Its payer reports a transfer. */
  isTransfer: boolean;
  /** For a guest. */
  bookingKey: string | null;
  lost: { title: string; next: string };
  onPaid: () => void;
  /** The payer has reported a transfer; default: this page says what follows. */
  onReported?: (() => void) | undefined;
  /** Alternatives, while unpaid. */
  children?: ReactNode;
}

/** A payment with a real provider: its page in another tab, or a transfer; this page waits for it. */
export function ProviderPayment(props: Props) {
  const { paymentId, bookingKey, onPaid, onReported, children } = props;
  const { course, show } = useProviderPayment(paymentId, bookingKey);
  const { standing, checkout, transfer } = course;
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    if (standing === 'paid') latest.current();
  }, [standing]);
  const isTaken = transfer !== null;
  const report = (
    <TransferReport
      paymentId={paymentId}
      bookingKey={bookingKey}
      onReported={(payment) => {
        show(payment);
        onReported?.();
      }}
    />
  );
  return (
    <>
      <Trouble {...props} course={course} />
      {transfer && isWaiting(course) && <ReportedTransfer transfer={transfer} />}
      {checkout && !isTaken && <Checkout checkout={checkout} />}
      {props.isTransfer && checkout && !isTaken && standing === 'waiting' && report}
      <p role="status" className={styles.told}>
        {standing === 'paid' ? text.paid : statusText(course)}
      </p>
      {standing !== 'paid' && !isTaken && children}
    </>
  );
}

const isWaiting = ({ standing, checkout }: Course) =>
  standing === 'waiting' && checkout?.kind !== 'closed';

function Trouble({ course, isTransfer, lost }: Props & { course: Course }) {
  const { standing, checkout, transfer } = course;
  if (transfer && standing === 'failed') {
    return <ErrorState title={transferText.notFound} next={transferText.notFoundNext} level={3} />;
  }
  if (checkout?.kind === 'closed') {
    const next = transfer ? transferText.lateNext : transferText.unreported;
    return <ErrorState {...lost} {...(isTransfer && { next })} level={3} />;
  }
  if (standing === 'failed') {
    return <ErrorState title={text.declined} next={text.declinedNext} level={3} />;
  }
  return null;
}

function statusText({ checkout, transfer }: Course): string {
  if (checkout === null) return text.preparing;
  if (checkout.kind === 'redirect') return text.followed;
  return checkout.kind === 'upi' && transfer === null ? text.upi.followed : '';
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
