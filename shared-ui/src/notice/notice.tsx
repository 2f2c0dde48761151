import type { ReactNode } from 'react';
import { InfoIcon } from '../icons/icons';
import styles from './notice.module.css';

export interface NoticeProps {
  /** The message, in a few words. */
  title: string;
  /** Details. */
  children?: ReactNode;
}

/** A non-blocking message, announced politely. `<Notice title="Showing saved results" />` */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <InfoIcon className={styles.icon} size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
