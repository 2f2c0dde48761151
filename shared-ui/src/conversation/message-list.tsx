import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './message-list.module.css';

/** A message of a conversation. */
export interface Message {
  id: string;
  /** Name of its author; "You" for one's own. */
  author: string;
  isMine: boolean;
  text: string;
  /** When it was written: a `<time>`. */
  time: ReactNode;
}

export interface MessageListProps {
  /** Accessible name: "Conversation with Dr. Rao". */
  label: string;
  /** Oldest first. */
  messages: readonly Message[];
}

/**
 * The messages of a conversation, one's own at the end of the line. New ones are announced to screen
 * readers. `<MessageList label="Ticket NK-T-1" messages={messages} />`
 */
export function MessageList({ label, messages }: MessageListProps) {
  return (
    <ol className={styles.list} aria-label={label} aria-live="polite" aria-relevant="additions">
      {messages.map(({ id, author, isMine, text, time }) => (
        <li key={id} className={classNames(styles.message, isMine && styles.mine)}>
          <p className={styles.who}>
            {author} · {time}
          </p>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
