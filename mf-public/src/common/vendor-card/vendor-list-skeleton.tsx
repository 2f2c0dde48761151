import { limits } from '@nukkad/platform/contract';
import { classNames, Loading, Skeleton } from '@nukkad/shared-ui';
import styles from './vendor-list.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function VendorListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <div className={classNames(styles.list, styles.waiting)}>
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </Loading>
  );
}
