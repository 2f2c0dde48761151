import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import type { ReactNode } from 'react';
import { lateChunk, useChunk } from '../frame/late-chunk';
import { PatientSkeleton } from '../remotes/patient-skeleton';
import { RemoteErrorPanel } from '../remotes/remote-error';
import { remoteFailureOf } from '../remotes/remote-failure';

const guard = lateChunk('SHELL-GUARD', () => import('./guarded-place'));

export interface PlaceProps {
  route: SiteRoute;
  /** Who draws addresses that lead nowhere. */
  unknown: SiteRoute;
  remotes: Composition['remotes'];
  /** Stands around everything but a ready screen. */
  frame: (content: ReactNode) => ReactNode;
}

/**
 * A path that is not for everybody, or whose remote depends on who is there. What decides is a
 * chunk of its own: visitors never need it.
 */
export function Guarded(props: PlaceProps) {
  const chunk = useChunk(guard);
  if (chunk.state === 'loading') return props.frame(<PatientSkeleton />);
  if (chunk.state === 'failed') {
    const failure = remoteFailureOf(chunk.error, 'shell/guard');
    return props.frame(<RemoteErrorPanel failure={failure} attempts={1} onRetry={chunk.retry} />);
  }
  return <chunk.parts.GuardedPlace {...props} />;
}
