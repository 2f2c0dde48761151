import type { Loaded } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { EmptyState, Loading, NoResultsDrawing } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from './common.text';
import { FailurePanel } from './failure-panel';
import { StaleNotice } from './stale-notice';

interface Props<Item> {
  /** What they are: "articles". */
  what: string;
  items: Loaded<Item[]>;
  /** Holds the place of as many as will be shown. */
  waiting: ReactNode;
  /** Why there may be none, and one way on. */
  nothing: { title: string; why: string; way?: ReactNode };
  children: (items: Item[]) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty, or here. */
export function Collection<Item>({ what, items, waiting, nothing, children }: Props<Item>) {
  if (items.state === 'loading') {
    return (
      <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
        {waiting}
      </Loading>
    );
  }
  if (items.state === 'failed') {
    return <FailurePanel what={what} failure={items.failure} onRetry={items.retry} />;
  }
  if (items.value.length === 0) {
    return (
      <EmptyState drawing={<NoResultsDrawing />} title={nothing.title} why={nothing.why} level={3}>
        {nothing.way}
      </EmptyState>
    );
  }
  return (
    <>
      {items.staleFailure !== null && <StaleNotice what={what} onRetry={items.retry} />}
      {children(items.value)}
    </>
  );
}
