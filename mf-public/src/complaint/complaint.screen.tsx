import { Link, useLocation, usePage, useParams, useSession } from '@nukkad/platform';
import { type ComplaintDetails, limits } from '@nukkad/platform/contract';
import {
  buttonClass,
  Container,
  EmptyState,
  FailurePanel,
  Loading,
  NotFoundDrawing,
  Skeleton,
} from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { complaintKeys } from '../common/complaints/complaint-keys';
import { MeToo } from '../common/complaints/me-too.container';
import { AfterHydration } from '../common/page/after-hydration';
import page from '../common/page/page.module.css';
import { Trail } from '../common/page/trail';
import styles from './complaint.module.css';
import { useComplaint } from './complaint.queries';
import { text } from './complaint.text';
import { ComplaintFacts } from './facts';
import { Mine } from './mine.container';
import { Resolution } from './resolution.container';
import { Timeline } from './timeline';

/** One complaint and its progress, for its complainant and the public. */
export function Screen() {
  const number = (useParams().number ?? '').toUpperCase();
  usePage({ title: text.title(number), robots: 'noindex' });
  return (
    <Container className={page.page}>
      <div className={page.head}>
        <Trail
          steps={[
            { label: common.home, to: '/' },
            { label: text.list, to: '/complaints' },
            { label: number },
          ]}
        />
        <h1>{text.title(number)}</h1>
      </div>
      <AfterHydration what={text.what} lines={8}>
        <Followed key={number} number={number} />
      </AfterHydration>
    </Container>
  );
}

function Followed({ number }: { number: string }) {
  const key = complaintKeys.useKey(number);
  const read = useComplaint(number, key);
  if (read.state === 'unknown') return <Nothing />;
  if (read.state === 'failed') {
    return <FailurePanel what={text.what} failure={read.failure} onRetry={read.retry} />;
  }
  if (read.state === 'loading') {
    return (
      <Loading label={common.loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={8} />
      </Loading>
    );
  }
  return <Shown complaint={read.complaint} guestKey={key} onChange={read.set} />;
}

interface ShownProps {
  complaint: ComplaintDetails;
  guestKey: string | null;
  onChange: (complaint: ComplaintDetails) => void;
}

function Shown({ complaint, guestKey, onChange }: ShownProps) {
  const { number, alike, isMine, text: words, answer, sent } = complaint;
  return (
    <div className={styles.complaint}>
      <ComplaintFacts complaint={complaint} />
      {words !== null && (
        <section className={styles.part} aria-labelledby="published">
          <h2 id="published">{text.published}</h2>
          <p className={styles.words}>{words}</p>
          {!isMine && <MeToo number={number} alike={alike} />}
        </section>
      )}
      {answer !== null && (
        <section className={styles.part} aria-labelledby="answer">
          <h2 id="answer">{text.answer}</h2>
          <blockquote className={styles.words}>{answer.text}</blockquote>
        </section>
      )}
      {isMine && <Resolution {...{ complaint, guestKey, onChange }} />}
      {sent !== null && <Mine complaint={complaint} sent={sent} guestKey={guestKey} />}
      <Timeline events={complaint.events} answer={answer} />
    </div>
  );
}

function Nothing() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname } = useLocation();
  return (
    <EmptyState level={2} drawing={<NotFoundDrawing />} title={text.unknown} why={text.unknownWhy}>
      {!isLoggedIn && (
        <Link className={buttonClass()} to="/login" state={{ from: pathname }}>
          {text.login}
        </Link>
      )}
      <Link className={buttonClass({ tone: 'secondary' })} to="/complaints">
        {text.all}
      </Link>
    </EmptyState>
  );
}
