import { Link } from '@nukkad/platform';
import type { Thread, ThreadMessages } from '@nukkad/platform/contract';
import { Button, ErrorState, linkClass, Notice } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { AsyncView } from '../common/async-view';
import { useDashboard } from '../common/dashboard';
import { RoomPage } from '../common/room-page';
import { Talk } from '../common/talk/talk';
import { WriteForm } from '../common/talk/write-form';
import { ROOM, saidIn } from './messages.model';
import styles from './messages.module.css';
import { useEarlier, useSending, useThread } from './messages.queries';
import { text } from './messages.text';

export function OneThread({ id }: { id: string }) {
  const page = useThread(id);
  const { roomAddress } = useDashboard();
  const isGone = page.state === 'failed' && page.failure.status === 404;
  return (
    <RoomPage title={page.state === 'ready' ? page.value.thread.with.name : text.title}>
      <div>
        <Link className={linkClass({ isStandalone: true })} to={roomAddress(ROOM)}>
          {text.all}
        </Link>
      </div>
      {isGone ? (
        <ErrorState title={text.gone} next={text.goneWhy} />
      ) : (
        <AsyncView what={text.threadWhat} loaded={page}>
          {(value) => <Conversation page={value} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

function Conversation({ page: { thread, messages, before } }: { page: ThreadMessages }) {
  const { name } = thread.with;
  const box = useEnd(messages.at(-1)?._id);
  const send = useSending(thread._id);
  // A scroll container must be reachable by keyboard.
  const reach = { role: 'group', 'aria-label': text.talk(name), tabIndex: 0 };
  return (
    <>
      {thread.isMasked && <Masked thread={thread} />}
      {messages.length === 0 ? (
        <p className={styles.muted}>{text.begin}</p>
      ) : (
        <div ref={box} className={styles.scroll} {...reach}>
          {before !== null && <Earlier threadId={thread._id} other={name} before={before} />}
          <Talk label={text.talk(name)} other={name} said={saidIn(messages)} />
        </div>
      )}
      <WriteForm draft={`thread:${thread._id}`} label={text.write(name)} onSend={send} />
    </>
  );
}

function Masked({ thread }: { thread: Thread }) {
  return (
    <Notice title={text.masked}>
      <p>{text.maskedWhy(thread.with.name)}</p>
    </Notice>
  );
}

interface EarlierProps {
  threadId: string;
  other: string;
  before: string;
}

/** Older messages, loaded on request. */
function Earlier(props: EarlierProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <EarlierPage {...props} />;
  return (
    <div className={styles.earlier}>
      <Button tone="ghost" onClick={() => setOpen(true)}>
        {text.earlier}
      </Button>
    </div>
  );
}

function EarlierPage({ threadId, other, before }: EarlierProps) {
  const page = useEarlier(threadId, before);
  return (
    <AsyncView what={text.threadWhat} loaded={page} lines={3}>
      {({ messages, before: next }) => (
        <>
          {next !== null && <Earlier threadId={threadId} other={other} before={next} />}
          <Talk label={text.earlierTalk} other={other} said={saidIn(messages)} />
        </>
      )}
    </AsyncView>
  );
}

/** Scrolls to the newest message when one arrives. */
function useEnd(last: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return box;
}
