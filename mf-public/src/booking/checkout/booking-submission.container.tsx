import type { BookingMade, Hold } from '@nukkad/platform/contract';
import { Button, Notice, type SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import { useNow } from '../../common/clock/use-now';
import { PaymentStep } from '../../common/payment/payment.container';
import styles from '../book.module.css';
import { text } from '../book.text';
import type { HoldControl } from '../hold/hold.queries';
import type { Booker } from '../order/order.model';
import { useCredits } from '../order/order.queries';
import { policyWords } from '../words.model';
import { saveDraft, useBookingSubmission } from './booking-submission.queries';
import type { Draft } from './draft.model';
import { OrderForm } from './order-form';

interface Props {
  hold: Hold;
  booker: Booker;
  control: HoldControl;
  draft: Draft;
  onMade: (made: BookingMade) => void;
}

/** The form and, for online payment, the payment step, until the booking is made. */
export function BookingSubmission({ hold, booker, control, draft, onMade }: Props) {
  const now = useNow();
  const isPerson = booker.account !== null;
  const credits = useCredits(hold.vendor._id, isPerson && hold.payingBy.includes('credit'));
  const order = useBookingSubmission({ booker, control, draft, onMade });
  const { submission } = order;
  // A payment for a lost hold must not be paid for another; a transfer that was made can still be told.
  const isTransfer = submission.toPay?.made.payment?.provider === 'upi';
  const canPay = control.holding.state === 'held' || isTransfer;
  const isToPay = submission.toPay?.holdId === hold._id && canPay;
  return (
    <>
      {submission.isResuming && <Notice title={text.resuming} />}
      {submission.refused !== undefined && (
        <p role="alert" className={styles.refused}>
          {refusedWords(submission.refused)}
        </p>
      )}
      {isToPay && submission.toPay && (
        <Pay
          toPay={submission.toPay}
          onPaid={order.finish}
          onAtVisit={
            hold.payingBy.includes('at-visit') && !submission.isResuming ? order.payAtVisit : null
          }
        />
      )}
      {/* Stays mounted, so that the input survives choosing another time. */}
      <div hidden={isToPay}>
        <OrderForm
          hold={hold}
          booker={booker}
          initial={draft.answers}
          credits={credits}
          submission={submission}
          policy={now === null ? '' : policyWords(hold, now)}
          onEdit={(answers) => saveDraft(draft, { answers, isTyped: true })}
          onSubmit={order.submit}
          onCode={order.askCode}
          onLogin={control.keep}
        />
      </div>
    </>
  );
}

interface PayProps {
  toPay: { made: BookingMade; isBegun: boolean };
  onPaid: () => void;
  onAtVisit: (() => void) | null;
}

function Pay({ toPay: { made, isBegun }, onPaid, onAtVisit }: PayProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (made.payment === null) return null;
  return (
    <section className={styles.pay}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text.pay}
      </h2>
      <PaymentStep
        payment={made.payment}
        bookingKey={made.key}
        isBegun={isBegun}
        onPaid={onPaid}
        onReported={onPaid}
      >
        {onAtVisit !== null && (
          <Button tone="ghost" onClick={onAtVisit}>
            {text.payAtVisit}
          </Button>
        )}
      </PaymentStep>
    </section>
  );
}

/** Error of an order that was resent without the form, so no field can show it. */
const refusedWords = (refused: NonNullable<SubmitAnswer>) =>
  typeof refused === 'string' ? refused : Object.values(refused).join(' ');
