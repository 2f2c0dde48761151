import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import tones from '../tone/tone.module.css';
import styles from './status-pill.module.css';

export interface StatusPillProps {
  /** Label: "Accepted". */
  children: ReactNode;
  /** Icon before the label, 14 px, so that colour is never the only cue. */
  icon: ReactNode;
  /** Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
}

/** A status. `<StatusPill tone="success" icon={<CheckIcon size={14} />}>Accepted</StatusPill>` */
export function StatusPill({ children, icon, tone = 'neutral' }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
