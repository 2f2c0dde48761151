import { useIsAhead } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Loading, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';

interface Props {
  /** Name of the content: "booking". */
  what: string;
  /** Lines of the placeholder. */
  lines: number;
  children: ReactNode;
}

/**
 * Content that needs what only this browser has: the hash of the address, the keys of the tab. A
 * page rendered ahead of the visit has a placeholder in its place.
 */
export function AfterHydration({ what, lines, children }: Props) {
  if (!useIsAhead()) return children;
  return (
    <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={lines} />
    </Loading>
  );
}
