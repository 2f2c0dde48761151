import { limits } from '@nukkad/platform/contract';
import { Loading, Skeleton } from '@nukkad/shared-ui';
import * as text from '../common.text';

/** Placeholder of a page while its chunk loads. */
export function WaitingRoom({ what }: { what: string }) {
  return (
    <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={6} />
    </Loading>
  );
}
