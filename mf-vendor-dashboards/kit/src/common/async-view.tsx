import type { Loaded } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Button, Loading, Notice, Skeleton, useRevealHold } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from './common.text';
import { FailurePanel } from './failure-panel';

interface Props<Value> {
  /** What it is: "addresses". */
  what: string;
  loaded: Loaded<Value>;
  /** Lines that hold its place. Default 6. */
  lines?: number;
  children: (value: Value) => ReactNode;
}

/** Something read, in whichever state it is: on its way, failed, here, or here from before. */
export function AsyncView<Value>({ what, loaded, lines = 6, children }: Props<Value>) {
  useRevealHold(loaded.state === 'loading');
  if (loaded.state === 'loading') {
    return (
      <Loading label={text.loading(what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={lines} />
      </Loading>
    );
  }
  if (loaded.state === 'failed') {
    return <FailurePanel what={what} failure={loaded.failure} onRetry={loaded.retry} />;
  }
  return (
    <>
      {loaded.staleFailure !== null && <StaleNotice what={what} onRetry={loaded.retry} />}
      {children(loaded.value)}
    </>
  );
}

/** What was read before stays readable when newer does not come. */
export function StaleNotice({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Notice title={text.savedResults}>
      <p>{text.savedResultsWhy(what)}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
