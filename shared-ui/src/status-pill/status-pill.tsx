import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import tones from '../tone/tone.module.css';
import styles from './status-pill.module.css';

export interface StatusPillProps {
  /** The word: "Accepted". */
  children: ReactNode;
  /** Stands before the word, 14 px; with it the colour is never the only cue. */
  icon: ReactNode;
  /** Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
}

/** How something stands. `<StatusPill tone="success" icon={<CheckIcon size={14} />}>Accepted</StatusPill>` */
export function StatusPill({ children, icon, tone = 'neutral' }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
