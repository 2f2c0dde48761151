import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import tones from '../tone/tone.module.css';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** `success` is for what was checked and found true. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'accent' | 'info';
  /** Stands before the words, 14 px. */
  icon?: ReactNode;
}

/** A short fact about what stands beside it. `<Badge tone="success" icon={…}>Verified</Badge>` */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
