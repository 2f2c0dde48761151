import { Link, useAnswers, useLocation, useSession } from '@nukkad/platform';
import type { LessonPackage, PaymentToMake } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { buttonClass, Dialog, Form, SubmitButton } from '@nukkad/shared-ui';
import { useState } from 'react';
import { type Business, businessOrder } from '../../common/business/business.model';
import { BusinessFields } from '../../common/business/business-fields';
import { PaymentStep } from '../../common/payment/payment.container';
import { bookAddress, firstWanted } from '../../common/times/times.model';
import styles from './fees.module.css';
import { text } from './fees.text';
import { beginPurchase } from './purchase.queries';

interface Props {
  vendorId: string;
  lessons: LessonPackage;
  /** The teacher's name. */
  from: string;
  /** Typed before the dialog was closed. */
  business: Business;
  onEdit: (business: Business) => void;
  onClose: () => void;
}

/** Purchase of a lesson package. */
export function Purchase({ from, ...steps }: Props) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { lessons, minutes, fee } = steps.lessons;
  return (
    <Dialog title={text.buyFrom(lessons, from)} isOpen onClose={steps.onClose}>
      <div className={styles.purchase}>
        <p>{text.buyWhy(lessons, minutes, formatMoney(fee))}</p>
        {isLoggedIn ? <Steps {...steps} /> : <LoginFirst />}
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

type Step = { step: 'open' | 'bought' } | { step: 'paying'; payment: PaymentToMake };

function Steps({ vendorId, lessons, business, onEdit }: Omit<Props, 'from' | 'onClose'>) {
  const answers = useAnswers();
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [at, setAt] = useState<Step>({ step: 'open' });
  const begin = (typed: Business) => {
    const packageId = lessons._id;
    const order = { payingBy: 'online' as const, ...businessOrder(typed) };
    const how = keyFor({ packageId, order });
    const onBegun = (payment: PaymentToMake) => setAt({ step: 'paying', payment });
    return beginPurchase({ packageId, order, how, onBegun });
  };
  const paid = () => {
    answers.renew('getMyCredits', 'getMyPurchases');
    setAt({ step: 'bought' });
  };
  if (at.step === 'paying') {
    return <PaymentStep payment={at.payment} bookingKey={null} onPaid={paid} />;
  }
  if (at.step === 'bought') {
    return (
      <>
        <p role="status">{`${text.bought(lessons.lessons)} ${text.boughtWhy}`}</p>
        <Link className={buttonClass()} to={bookAddress(vendorId, firstWanted(['lesson']), null)}>
          {text.book}
        </Link>
      </>
    );
  }
  return (
    <Form label={text.buyPart} initialValues={business} onEdit={onEdit} onSubmit={begin}>
      <BusinessFields />
      <SubmitButton busyText={text.goingOn}>{text.goOn}</SubmitButton>
    </Form>
  );
}
