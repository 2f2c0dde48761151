import { usePage } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Loading, RevealTogether, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './common.module.css';
import { loading } from './common.text';

interface Props {
  /** Page title; focused on arrival. */
  title: string;
  /** Shown beside the title: "(3)". */
  count?: number | undefined;
  /** Actions on the whole section. */
  actions?: ReactNode;
  /** Placeholder while loading; by default lines. */
  waiting?: ReactNode;
  children: ReactNode;
}

const LINES = 6;

/** A section of the dashboard. */
export function Section({ title, count, actions, waiting, children }: Props) {
  usePage({ title });
  return (
    <section className={styles.section} aria-label={title}>
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
