import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import tones from '../tone/tone.module.css';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** `success` for verified facts. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'accent' | 'info';
  /** Icon before the text, 14 px. */
  icon?: ReactNode;
}

/**
 * A short fact about the neighbouring content.
 * `<Badge tone="success" icon={…}>Verified</Badge>`
 */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
