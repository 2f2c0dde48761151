import { limits } from '@nukkad/platform/contract';
import { Loading, Skeleton } from '@nukkad/shared-ui';
import styles from '../details.module.css';

/** Placeholder of the profile below its head. */
export function BodySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <div className={styles.room}>
        <Skeleton shape="card" />
      </div>
    </Loading>
  );
}
