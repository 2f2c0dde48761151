import type { ThreadMessages } from '@nukkad/platform/contract';
import { Button, MessagePane, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import { ConversationMessages } from '../common/conversation/conversation-messages';
import { WriteForm } from '../common/conversation/write-form';
import { AsyncView } from '../common/page/async-view';
import { DetailPage } from '../common/page/detail-page';
import { useHasDraft } from '../common/saving/draft';
import type { ConversationsProps } from './conversations.container';
import styles from './messages.module.css';
import { useEarlier, useSending, useThread, useWaitingMessages } from './messages.queries';
import { text } from './messages.text';

interface Props extends Omit<ConversationsProps, 'whenNone'> {
  id: string;
}

export function OneThread({ id, addressOf, words, whenMasked }: Props) {
  const page = useThread(id);
  const hasDraft = useHasDraft(draftOf(id));
  return (
    <DetailPage
      title={page.state === 'ready' ? page.value.thread.with.name : text.title}
      all={{ to: addressOf(), label: text.all }}
      what={text.threadWhat}
      loaded={page}
      gone={{ title: text.gone, next: words.goneWhy }}
      whenFailed={hasDraft && <p className={styles.muted}>{text.typedIsKept}</p>}
    >
      {(value) => <Conversation page={value} words={words} whenMasked={whenMasked} />}
    </DetailPage>
  );
}

const draftOf = (threadId: string) => `thread:${threadId}`;

interface ConversationProps extends Pick<Props, 'words' | 'whenMasked'> {
  page: ThreadMessages;
}

function Conversation({ page, words, whenMasked }: ConversationProps) {
  const { thread, messages, before } = page;
  const { name } = thread.with;
  const send = useSending(thread._id);
  const waiting = useWaitingMessages(thread._id);
  return (
    <>
      {thread.isMasked && (
        <Notice title={text.masked}>
          <p>{words.maskedWhy(name)}</p>
          {whenMasked?.(thread)}
        </Notice>
      )}
      {messages.length + waiting.length === 0 ? (
        <p className={styles.muted}>{words.begin}</p>
      ) : (
        <MessagePane label={text.talk(name)} newest={waiting.at(-1)?.id ?? messages.at(-1)?._id}>
          {before !== null && <Earlier threadId={thread._id} other={name} before={before} />}
          <ConversationMessages
            label={text.talk(name)}
            other={name}
            messages={messages}
            waiting={waiting}
          />
        </MessagePane>
      )}
      <WriteForm draft={draftOf(thread._id)} label={text.write(name)} onSend={send} />
    </>
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
          <ConversationMessages label={text.earlierTalk} other={other} messages={messages} />
        </>
      )}
    </AsyncView>
  );
}
