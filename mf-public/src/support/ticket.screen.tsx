import { Link, useLocation, usePage, useParams } from '@nukkad/platform';
import { limits, type TicketState, type TicketThread } from '@nukkad/platform/contract';
import {
  buttonClass,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Container,
  EmptyState,
  FailurePanel,
  Loading,
  MessageList,
  NotFoundDrawing,
  Skeleton,
  StatusPill,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { RelativeTime } from '../common/clock/relative-time';
import { useNow } from '../common/clock/use-now';
import * as common from '../common/common.text';
import { AfterHydration } from '../common/page/after-hydration';
import page from '../common/page/page.module.css';
import { ReplyForm } from './reply-form';
import styles from './ticket.module.css';
import { type Named, useGuestTicket, useReply } from './ticket.queries';
import { text } from './ticket.text';

/** A guest's ticket, opened by the link in its email. */
export function Screen() {
  const { number = '' } = useParams();
  usePage({ title: text.ticket(number), robots: 'noindex' });
  return (
    <Container className={page.page}>
      <AfterHydration what={text.what} lines={6}>
        <OfLink number={number} />
      </AfterHydration>
    </Container>
  );
}

function OfLink({ number }: { number: string }) {
  const { hash } = useLocation();
  // Other emails of the same ticket carry the same key.
  const [key] = useState(hash.slice(1));
  return key === '' ? <Unknown /> : <Ticket named={{ number, key }} />;
}

function Ticket({ named }: { named: Named }) {
  const ticket = useGuestTicket(named);
  if (ticket.state === 'loading') {
    return (
      <Loading label={common.loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={6} />
      </Loading>
    );
  }
  if (ticket.state === 'ready') return <Thread named={named} thread={ticket.value} />;
  const { status } = ticket.failure;
  if (status === 404 || status === 422) return <Unknown />;
  return <FailurePanel what={text.what} failure={ticket.failure} onRetry={ticket.retry} />;
}

function Thread({ named, thread }: { named: Named; thread: TicketThread }) {
  const now = useNow();
  const reply = useReply(named);
  const messages = thread.messages.map(({ _id, by, text: words, time }) => ({
    id: _id,
    author: by === 'me' ? text.me : text.support,
    isMine: by === 'me',
    text: words,
    time: <RelativeTime at={time} now={now} />,
  }));
  return (
    <>
      <div className={styles.head}>
        <h1>{text.ticket(thread.number)}</h1>
        <Pill state={thread.state} />
      </div>
      <MessageList label={text.talk(thread.number)} messages={messages} />
      {thread.state === 'closed' ? (
        <>
          <p className={styles.muted}>{text.closed}</p>
          <div>
            <Link className={buttonClass()} to="/#help">
              {text.help}
            </Link>
          </div>
        </>
      ) : (
        <ReplyForm onSend={reply} />
      )}
    </>
  );
}

const looks = {
  open: { tone: 'warning', Icon: ClockIcon },
  answered: { tone: 'success', Icon: CheckIcon },
  closed: { tone: 'neutral', Icon: CloseIcon },
} as const;

function Pill({ state }: { state: TicketState }) {
  const { tone, Icon } = looks[state];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {text.states[state]}
    </StatusPill>
  );
}

function Unknown() {
  return (
    <EmptyState level={1} drawing={<NotFoundDrawing />} title={text.unknown} why={text.unknownWhy}>
      <Link className={buttonClass()} to="/profile?section=support">
        {text.login}
      </Link>
    </EmptyState>
  );
}
