import type { ReactNode } from 'react';
import { InfoIcon } from '../icons/icons';
import styles from './notice.module.css';

export interface NoticeProps {
  /** What there is to know, in a few words. */
  title: string;
  /** The rest of it. */
  children?: ReactNode;
}

/** Something to know that stops nobody, announced politely. `<Notice title="Showing saved results" />` */
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
