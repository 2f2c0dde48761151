import { limits } from '@nukkad/platform/contract';
import { Loading, Skeleton } from '@nukkad/shared-ui';

/** Holds the place of what a profile tells below its head. */
export function BodySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="tile" />
    </Loading>
  );
}
