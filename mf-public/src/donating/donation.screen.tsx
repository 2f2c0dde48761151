import { Link, useLocation, usePage, useParams, useSession } from '@nukkad/platform';
import { type Donation, limits } from '@nukkad/platform/contract';
import {
  buttonClass,
  Card,
  Container,
  EmptyState,
  FailurePanel,
  Loading,
  NotFoundDrawing,
  Skeleton,
} from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { AfterHydration } from '../common/page/after-hydration';
import page from '../common/page/page.module.css';
import { PaymentStep } from '../common/payment/payment.container';
import styles from './donating.module.css';
import { useDonation } from './donating.queries';
import { text } from './donating.text';
import { donationKeys } from './donation-keys';
import { Receipt } from './receipt';

/** A donation, for its donor: to pay, then its receipt. */
export function Screen() {
  const { id = '' } = useParams();
  usePage({ title: text.receipt, robots: 'noindex' });
  return (
    <Container className={page.page}>
      <AfterHydration what={text.donation} lines={8}>
        <OneDonation key={id} id={id} />
      </AfterHydration>
    </Container>
  );
}

function OneDonation({ id }: { id: string }) {
  const key = donationKeys.useKey(id);
  const read = useDonation(id, key);
  if (read.state === 'unknown') return <Unknown />;
  if (read.state === 'failed') {
    return <FailurePanel what={text.donation} failure={read.failure} onRetry={read.retry} />;
  }
  if (read.state === 'loading') {
    return (
      <Loading label={common.loading(text.donation)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={8} />
      </Loading>
    );
  }
  return <Shown donation={read.donation} donationKey={key} reload={read.reload} />;
}

interface ShownProps {
  donation: Donation;
  donationKey: string | null;
  reload: () => void;
}

function Shown({ donation, donationKey, reload }: ShownProps) {
  const { payment, state } = donation;
  const isPaid = donation.paidAt !== null;
  return (
    <div className={styles.narrow}>
      <h1>{isPaid ? text.receipt : text.unpaid}</h1>
      {payment !== null && (
        <Card className={styles.pay}>
          <PaymentStep
            payment={payment}
            bookingKey={donationKey}
            isBegun
            lost={{ title: text.lost, next: text.lostNext }}
            onPaid={reload}
          />
        </Card>
      )}
      {payment === null && state === 'failed' && <p>{text.late}</p>}
      <Receipt donation={donation} />
    </div>
  );
}

function Unknown() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname } = useLocation();
  return (
    <EmptyState level={1} drawing={<NotFoundDrawing />} title={text.unknown} why={text.unknownWhy}>
      {isLoggedIn ? (
        <Link className={buttonClass()} to="/donate">
          {text.title}
        </Link>
      ) : (
        <Link className={buttonClass()} to="/login" state={{ from: pathname }}>
          {text.logIn}
        </Link>
      )}
    </EmptyState>
  );
}
