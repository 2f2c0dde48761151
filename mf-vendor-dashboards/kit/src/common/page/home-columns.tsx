import { Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './home-columns.module.css';

interface Props {
  children: ReactNode;
  /** Beside the children where both fit, else below them. */
  aside: ReactNode;
}

/**
 * Two columns of a dashboard's home page. The wide column is wide enough for a table.
 *
 * @example <HomeColumns aside={<AppointmentsPanel />}><RequestsTable viewAll={address} /></HomeColumns>
 */
export function HomeColumns({ children, aside }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{aside}</div>
      </div>
    </div>
  );
}

/** Placeholder of a home page: number cards, a table and a panel. */
export function HomeSkeleton({ numbers }: { numbers: number }) {
  return (
    <div className={styles.waiting}>
      <div className={styles.numbers}>
        {Array.from({ length: numbers }, (_, nth) => `number ${nth}`).map((key) => (
          <Skeleton key={key} shape="tile" />
        ))}
      </div>
      <HomeColumns aside={<Skeleton shape="text" lines={12} />}>
        <Skeleton shape="text" lines={20} />
      </HomeColumns>
    </div>
  );
}
