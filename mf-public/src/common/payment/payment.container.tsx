import type { PaymentToMake, TestOutcome } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { Button, ErrorState, Notice } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PaymentStanding } from './payment.model';
import styles from './payment.module.css';
import { usePayment } from './payment.queries';
import { text } from './payment.text';
import { ProviderPayment } from './provider-payment.container';

interface Props {
  payment: PaymentToMake;
  /** For a guest. */
  bookingKey: string | null;
  /** Begun before this page was loaded. */
  isBegun?: boolean;
  /** Message when it cannot be paid any more. Default: the hold has expired. */
  lost?: { title: string; next: string };
  onPaid: () => void;
  /** The payer has reported a transfer. Default: this part says what follows. */
  onReported?: () => void;
  /** Alternatives, while unpaid. */
  children?: ReactNode;
}

type TestProps = Omit<Props, 'onReported'> & Required<Pick<Props, 'lost'>>;

/** Amount of a payment, and how it is made. */
export function PaymentStep({ payment, lost = timeLost, ...props }: Props) {
  return (
    <div className={styles.payment}>
      <p className={styles.amount}>
        {text.amount} <strong>{formatMoney(payment.amount)}</strong>
      </p>
      {payment.isTest ? (
        <TestPayment {...props} payment={payment} lost={lost} />
      ) : (
        <ProviderPayment
          {...props}
          paymentId={payment._id}
          isTransfer={payment.provider === 'upi'}
          lost={lost}
        />
      )}
    </div>
  );
}

/** Payment page of the test provider. */
function TestPayment({ payment, bookingKey, isBegun = false, onPaid, lost, children }: TestProps) {
  const { standing, isSlow, pay } = usePayment(payment._id, bookingKey, isBegun);
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    if (standing === 'paid') latest.current();
  }, [standing]);
  const isOpen = ['open', 'sending', 'failed', 'unsent'].includes(standing);
  return (
    <>
      <Trouble standing={standing} lost={lost} />
      {isOpen && (
        <Notice title={text.test}>
          <p>{text.testWhy}</p>
        </Notice>
      )}
      {isOpen && <Outcomes payment={payment} isBusy={standing === 'sending'} onPay={pay} />}
      <p role="status" className={styles.told}>
        {(standing === 'waiting' || standing === 'asking') && (isSlow ? text.slow : text.waiting)}
        {standing === 'paid' && text.paid}
      </p>
      {(isOpen || standing === 'lost') && children}
    </>
  );
}

const timeLost = { title: text.lost, next: text.lostNext };

interface TroubleProps {
  standing: PaymentStanding;
  lost: { title: string; next: string };
}

function Trouble({ standing, lost }: TroubleProps) {
  if (standing === 'failed') {
    return <ErrorState title={text.declined} next={text.declinedNext} level={3} />;
  }
  if (standing === 'unsent')
    return <ErrorState title={text.unsent} next={text.unsentNext} level={3} />;
  if (standing === 'lost') return <ErrorState {...lost} level={3} />;
  return null;
}

interface OutcomesProps {
  payment: PaymentToMake;
  isBusy: boolean;
  onPay: (outcome: TestOutcome) => void;
}

function Outcomes({ payment, isBusy, onPay }: OutcomesProps) {
  return (
    <fieldset className={styles.outcomes}>
      <legend className="nk-visually-hidden">{text.group}</legend>
      {payment.outcomes.map((outcome, place) => (
        <Button
          key={outcome}
          tone={place === 0 ? 'primary' : 'secondary'}
          busyText={isBusy ? text.paying : undefined}
          onClick={() => onPay(outcome)}
        >
          {text.outcomes[outcome]}
        </Button>
      ))}
    </fieldset>
  );
}
