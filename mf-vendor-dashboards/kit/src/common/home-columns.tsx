import { Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './home-columns.module.css';

interface Props {
  children: ReactNode;
  /** Beside the others where there is room for both, else below. */
  aside: ReactNode;
}

/**
 * The two columns of a dashboard's first page. What stands in the wide one is a table there.
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

/** Holds the place of a dashboard's first page: so many numbers, a table and a panel. */
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
