import { Link, useSearchParams } from '@nukkad/platform';
import type { Thread } from '@nukkad/platform/contract';
import {
  ConversationCard,
  EmptyState,
  NoMessagesDrawing,
  stretchedLinkClass,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { RelativeTime, useNow } from '../common/relative-time';
import styles from './messages.module.css';
import { useThreads } from './messages.queries';
import { type ConversationWords, text } from './messages.text';
import { OneThread } from './thread.container';

export interface ConversationsProps {
  /** URL of the list, or of a conversation: `addressOf({ thread: '1' })`. */
  addressOf: (query?: Record<string, string>) => string;
  words: ConversationWords;
  /** What to do while there is no conversation. */
  whenNone: ReactNode;
  /** How to see contact details that are hidden. */
  whenMasked?: ((thread: Thread) => ReactNode) | undefined;
}

/**
 * Conversations of the user; the open one is named by `?thread=`.
 *
 * @example <Conversations addressOf={address} words={words} whenNone={<FindOne />} />
 */
export function Conversations(props: ConversationsProps) {
  const [params] = useSearchParams();
  const thread = params.get('thread');
  return thread === null ? <All {...props} /> : <OneThread key={thread} id={thread} {...props} />;
}

function All(props: ConversationsProps) {
  return (
    <RoomPage title={text.title}>
      <AsyncView what={text.what} loaded={useThreads()}>
        {(threads) =>
          threads.length === 0 ? <None {...props} /> : <Threads threads={threads} {...props} />
        }
      </AsyncView>
    </RoomPage>
  );
}

function None({ words, whenNone }: ConversationsProps) {
  return (
    <EmptyState drawing={<NoMessagesDrawing />} title={text.none} why={words.noneWhy}>
      {whenNone}
    </EmptyState>
  );
}

function Threads({ threads, addressOf }: ConversationsProps & { threads: Thread[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {threads.map(({ _id, with: { name, img }, last, unread }) => (
        <ConversationCard
          key={_id}
          name={name}
          picture={img ?? undefined}
          link={
            <Link className={stretchedLinkClass} to={addressOf({ thread: _id })}>
              {name}
            </Link>
          }
          excerpt={excerptOf(last)}
          time={last && <RelativeTime at={last.time} now={now} />}
          unread={unread > 0 ? text.unread(unread) : undefined}
        />
      ))}
    </ul>
  );
}

function excerptOf(last: Thread['last']): string {
  if (last === null) return text.empty;
  return last.by === 'me' ? text.me(last.text) : last.text;
}
