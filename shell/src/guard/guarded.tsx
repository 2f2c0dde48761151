import { lazyChunk, useChunk } from '../common/lazy-chunk';
import type { PlaceProps } from '../common/place';
import { DelayedSkeleton } from '../remotes/delayed-skeleton';
import { remoteFailureOf } from '../remotes/loading/remote-failure';
import { RemoteErrorPanel } from '../remotes/remote-error';

const guard = lazyChunk('SHELL-GUARD', () => import('./guarded-place'));

/**
 * A private route, or one whose remote depends on the account. The guard is a chunk of its own,
 * which visitors never need.
 */
export function Guarded(props: PlaceProps) {
  const chunk = useChunk(guard);
  if (chunk.state === 'loading') return props.frame(<DelayedSkeleton />);
  if (chunk.state === 'failed') {
    const failure = remoteFailureOf(chunk.error, 'shell/guard');
    return props.frame(<RemoteErrorPanel failure={failure} attempts={1} onRetry={chunk.retry} />);
  }
  return <chunk.parts.GuardedPlace {...props} />;
}
