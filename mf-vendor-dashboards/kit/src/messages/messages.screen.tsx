import { Link, useSearchParams } from '@nukkad/platform';
import type { Thread } from '@nukkad/platform/contract';
import { buttonClass, EmptyState, NoMessagesDrawing } from '@nukkad/shared-ui';
import { AsyncView } from '../common/async-view';
import { useDashboard } from '../common/dashboard';
import { useNow } from '../common/relative-time';
import { RoomPage } from '../common/room-page';
import styles from './messages.module.css';
import { useThreads } from './messages.queries';
import { text } from './messages.text';
import { OneThread } from './thread.container';
import { ThreadLine } from './thread-line';

/**
 * Conversations with clients; `?thread=` names the open one.
 *
 * @example export { MessagesRoom as Screen } from '@nukkad/vendor-kit';
 */
export function MessagesRoom() {
  const [params] = useSearchParams();
  const thread = params.get('thread');
  return thread === null ? <All /> : <OneThread key={thread} id={thread} />;
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
  const { base } = useDashboard();
  return (
    <EmptyState drawing={<NoMessagesDrawing />} title={text.none} why={text.noneWhy}>
      <Link className={buttonClass()} to={base}>
        {text.home}
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
