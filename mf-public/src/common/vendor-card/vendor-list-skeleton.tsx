import { limits } from '@nukkad/platform/contract';
import { classNames, Loading, Skeleton } from '@nukkad/shared-ui';
import styles from './vendor-list.module.css';

interface Props {
  label: string;
  /** Expected number. Default: a page of them. */
  count?: number;
}

export function VendorListSkeleton({ label, count = limits.vendorsPerPage }: Props) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <div className={classNames(styles.list, styles.waiting)}>
        {Array.from({ length: count }, (_, place) => `place ${place}`).map((key) => (
          <Skeleton key={key} shape="card" />
        ))}
      </div>
    </Loading>
  );
}
