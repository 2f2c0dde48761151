import { MessageList } from '@nukkad/shared-ui';
import { RelativeTime, useNow } from '../relative-time';
import * as ofWaiting from '../waiting/waiting.text';
import { text } from './conversation.text';

interface Props {
  /** Accessible name: "Conversation with Dr. Rao". */
  label: string;
  /** Name of the other participant. */
  other: string;
  /** Oldest first; `by` is `me` for those of the user. */
  messages: readonly { _id: string; by: string; text: string; time: string }[];
  /** The user's own that were not sent yet. */
  waiting?: readonly { id: string; text: string; isRefused: boolean }[];
}

/** Messages of two participants. New ones are announced to screen readers. */
export function ConversationMessages({ label, other, messages, waiting = [] }: Props) {
  const now = useNow();
  const shown = messages.map(({ _id, by, text: words, time }) => ({
    id: _id,
    author: by === 'me' ? text.me : other,
    isMine: by === 'me',
    text: words,
    time: <RelativeTime at={time} now={now} />,
  }));
  const unsent = waiting.map(({ isRefused, ...message }) => ({
    ...message,
    author: text.me,
    isMine: true,
    time: isRefused ? ofWaiting.text.notSent : ofWaiting.text.waits,
  }));
  return <MessageList label={label} messages={[...shown, ...unsent]} />;
}
