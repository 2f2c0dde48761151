import { Link } from '@nukkad/platform';
import type { Thread, ThreadMessages } from '@nukkad/platform/contract';
import { Button, ErrorState, linkClass, Notice } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, Talk, WriteForm } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { sectionAddress } from '../common/section-address';
import { bookAgainAddress } from '../common/vendor-address.model';
import { saidIn } from './messages.model';
import styles from './messages.module.css';
import { useEarlier, useSending, useThread } from './messages.queries';
import { text } from './messages.text';

export function OneThread({ id }: { id: string }) {
  const page = useThread(id);
  const isGone = page.state === 'failed' && page.failure.status === 404;
  return (
    <RoomPage title={page.state === 'ready' ? page.value.thread.with.name : text.title}>
      <div>
        <Link className={linkClass({ isStandalone: true })} to={sectionAddress('messages')}>
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
  // Scrollable content must be focusable for the keyboard.
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
  const { name, vendor } = thread.with;
  return (
    <Notice title={text.masked}>
      <p>{text.maskedWhy(name)}</p>
      {vendor !== null && (
        <Link className={linkClass({ isStandalone: true })} to={bookAgainAddress(vendor)}>
          {text.book(name)}
        </Link>
      )}
    </Notice>
  );
}

interface EarlierProps {
  threadId: string;
  other: string;
  before: string;
}

/** Earlier messages, behind a button. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll on each new message
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return box;
}
