import { limits } from '@nukkad/platform/contract';
import { Loading, Skeleton } from '@nukkad/shared-ui';
import * as text from './common.text';

/** Holds the place of a room until it is here. */
export function WaitingRoom({ what }: { what: string }) {
  return (
    <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={6} />
    </Loading>
  );
}
