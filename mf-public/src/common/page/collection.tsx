import type { Loaded } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  EmptyState,
  FailurePanel,
  Loading,
  NoResultsDrawing,
  StaleNotice,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';

interface Props<Item> {
  /** Name of the items: "articles". */
  what: string;
  items: Loaded<Item[]>;
  /** Placeholder in the expected size. */
  waiting: ReactNode;
  /** Empty state: the reason, and one next step. */
  nothing: { title: string; why: string; way?: ReactNode };
  children: (items: Item[]) => ReactNode;
}

/** A list with its loading, failed, empty and ready states. */
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
