import type { ReactNode } from 'react';
import styles from './other-way.module.css';

interface Props {
  question: string;
  /** The link to where it is answered. */
  children: ReactNode;
}

/** Below a form: the page that somebody may have meant instead. */
export function OtherWay({ question, children }: Props) {
  return (
    <p className={styles.way}>
      <span>{question}</span>
      {children}
    </p>
  );
}
