import type { Loaded } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { FailurePanel, Loading, Skeleton, StaleNotice, useRevealHold } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';

interface Props<Value> {
  /** Name of the data: "addresses". */
  what: string;
  loaded: Loaded<Value>;
  /** Lines of the placeholder. Default 6. */
  lines?: number;
  /** Beside the failure: what is there all the same. */
  whenFailed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders loaded data in each of its states: loading, failed, ready, or ready but stale. */
export function AsyncView<Value>({ what, loaded, lines = 6, whenFailed, children }: Props<Value>) {
  useRevealHold(loaded.state === 'loading');
  if (loaded.state === 'loading') {
    return (
      <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={lines} />
      </Loading>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <>
        <FailurePanel what={what} failure={loaded.failure} onRetry={loaded.retry} />
        {whenFailed}
      </>
    );
  }
  return (
    <>
      {loaded.staleFailure !== null && <StaleNotice what={what} onRetry={loaded.retry} />}
      {children(loaded.value)}
    </>
  );
}
