import { Link, useAnswers, useLocation, useSession } from '@nukkad/platform';
import type { LessonPackage, PaymentToMake } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, buttonClass, Dialog } from '@nukkad/shared-ui';
import { useState } from 'react';
import { PaymentStep } from '../../common/payment/payment.container';
import styles from './fees.module.css';
import { text } from './fees.text';
import { beginPurchase } from './purchase.queries';

interface Props {
  lessons: LessonPackage;
  /** The teacher's name. */
  from: string;
  onClose: () => void;
}

/** Purchase of a lesson package. */
export function Purchase({ lessons: bought, from, onClose }: Props) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { lessons, minutes, fee } = bought;
  return (
    <Dialog title={text.buyFrom(lessons, from)} isOpen onClose={onClose}>
      <div className={styles.purchase}>
        <p>{text.buyWhy(lessons, minutes, formatMoney(fee))}</p>
        {isLoggedIn ? <Steps lessons={bought} onClose={onClose} /> : <LoginFirst />}
      </div>
    </Dialog>
  );
}

function LoginFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{text.login}</p>
      <Link className={buttonClass()} to="/login" state={{ from: pathname + search }}>
        {text.loginWay}
      </Link>
    </>
  );
}

type Step =
  | { step: 'open' | 'beginning' | 'refused' | 'bought' }
  | { step: 'paying'; payment: PaymentToMake };

function Steps({ lessons, onClose }: Omit<Props, 'from'>) {
  const answers = useAnswers();
  const { pathname, search } = useLocation();
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [at, setAt] = useState<Step>({ step: 'open' });
  const begin = async () => {
    setAt({ step: 'beginning' });
    const payment = await beginPurchase(lessons._id, keyFor(lessons._id));
    setAt(payment === null ? { step: 'refused' } : { step: 'paying', payment });
  };
  const paid = () => {
    answers.renew('getMyCredits');
    setAt({ step: 'bought' });
  };
  if (at.step === 'paying') {
    return <PaymentStep payment={at.payment} bookingKey={null} onPaid={paid} />;
  }
  if (at.step === 'bought') {
    return (
      <>
        <p role="status">{`${text.bought(lessons.lessons)} ${text.boughtWhy}`}</p>
        <Link className={buttonClass()} to={`${pathname}${search}#book`} onClick={onClose}>
          {text.book}
        </Link>
      </>
    );
  }
  return (
    <>
      {at.step === 'refused' && <p role="alert">{text.refused}</p>}
      <Button busyText={at.step === 'beginning' ? text.goingOn : undefined} onClick={begin}>
        {text.goOn}
      </Button>
    </>
  );
}
