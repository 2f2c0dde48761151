import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Thread } from '@nukkad/platform/contract';
import {
  buttonClass,
  EmptyState,
  ErrorState,
  Loading,
  NoMessagesDrawing,
  Skeleton,
} from '@nukkad/shared-ui';
import { AsyncView, FailurePanel, RoomPage, useNow } from '@nukkad/vendor-kit';
import { sectionAddress } from '../common/section-address';
import styles from './messages.module.css';
import { useOpening, useThreads } from './messages.queries';
import { text } from './messages.text';
import { OneThread } from './thread.container';
import { ThreadLine } from './thread-line';

export function Screen() {
  const [params] = useSearchParams();
  const [thread, vendor] = [params.get('thread'), params.get('vendor')];
  if (thread !== null) return <OneThread key={thread} id={thread} />;
  if (vendor !== null) return <Opening vendorId={vendor} />;
  return <All />;
}

function All() {
  return (
    <RoomPage title={text.title}>
      <AsyncView what={text.what} loaded={useThreads()}>
        {(threads) => (threads.length === 0 ? <Nothing /> : <Threads threads={threads} />)}
      </AsyncView>
    </RoomPage>
  );
}

function Nothing() {
  return (
    <EmptyState drawing={<NoMessagesDrawing />} title={text.none} why={text.noneWhy}>
      <Link className={buttonClass()} to="/homepage">
        {text.find}
      </Link>
    </EmptyState>
  );
}

function Threads({ threads }: { threads: Thread[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {threads.map((thread) => (
        <ThreadLine key={thread._id} thread={thread} now={now} />
      ))}
    </ul>
  );
}

/** Opened from a vendor's page, to write to them. */
function Opening({ vendorId }: { vendorId: string }) {
  const navigate = useNavigate();
  const { failure, retry } = useOpening(vendorId, (thread) =>
    navigate(sectionAddress('messages', { thread }), { replace: true, state: keepFocus }),
  );
  return (
    <RoomPage title={text.title}>
      {failure === null && (
        <Loading label={text.opening}>
          <Skeleton shape="text" lines={4} />
        </Loading>
      )}
      {failure?.status === 404 && <ErrorState title={text.gone} next={text.goneWhy} />}
      {failure !== null && failure.status !== 404 && (
        <FailurePanel what={text.threadWhat} failure={failure} onRetry={retry} />
      )}
    </RoomPage>
  );
}
