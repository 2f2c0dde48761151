import { type ReactNode, useEffect, useRef } from 'react';
import styles from './message-pane.module.css';

export interface MessagePaneProps {
  /** Accessible name: "Conversation with Dr. Rao". */
  label: string;
  /** Id of the newest message; a new one is scrolled into view. */
  newest: string | undefined;
  children: ReactNode;
}

/** Scrolling frame of a conversation. `<MessagePane label={label} newest="m9">…</MessagePane>` */
export function MessagePane({ label, newest, children }: MessagePaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new message
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [newest]);
  // A scroll container must be reachable by keyboard.
  const reach = { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={pane} className={styles.pane} {...reach}>
      {children}
    </div>
  );
}
