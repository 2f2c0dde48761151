import { usePage } from '@nukkad/platform';
import type { ReactNode } from 'react';
import styles from './room-page.module.css';

interface Props {
  /** Names the page; focus goes to it when somebody comes here. */
  title: string;
  /** Beside the title: "(3)". */
  count?: number | undefined;
  /** What can be done with the whole of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A room of a dashboard, under its heading.
 *
 * @example <RoomPage title="My Patients" count={12} actions={<AddPatient />}>…</RoomPage>
 */
export function RoomPage({ title, count, actions, children }: Props) {
  usePage({ title });
  return (
    <section className={styles.room} aria-label={title}>
      <div className={styles.head}>
        <h1>
          {title}
          {count !== undefined && <span className={styles.count}> ({count})</span>}
        </h1>
        {actions}
      </div>
      {children}
    </section>
  );
}
