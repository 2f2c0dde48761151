import { usePage } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Loading, RevealTogether, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { loading } from '../common.text';
import styles from './room-page.module.css';

interface Props {
  /** Document title and heading, which takes focus on navigation. */
  title: string;
  count?: number | undefined;
  /** Actions on the whole page, beside the title. */
  actions?: ReactNode;
  /** Placeholder while loading; lines by default. */
  waiting?: ReactNode;
  children: ReactNode;
}

const LINES = 6;

/**
 * A page of a dashboard under its heading.
 *
 * @example <RoomPage title="My Patients" count={12} actions={<AddPatient />}>…</RoomPage>
 */
export function RoomPage({ title, count, actions, waiting, children }: Props) {
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
      <RevealTogether
        latestMs={limits.stillWorkingAfter}
        waiting={
          <Loading label={loading(title)}>
            {waiting ?? <Skeleton shape="text" lines={LINES} />}
          </Loading>
        }
      >
        {children}
      </RevealTogether>
    </section>
  );
}
