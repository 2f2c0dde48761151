import type { ReactNode } from 'react';
import styles from './other-way.module.css';

interface Props {
  question: string;
  /** Link to the other page. */
  children: ReactNode;
}

/** Below a form: link to the page the visitor may have meant. */
export function OtherWay({ question, children }: Props) {
  return (
    <p className={styles.way}>
      <span>{question}</span>
      {children}
    </p>
  );
}
