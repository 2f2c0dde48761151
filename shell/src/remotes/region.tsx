import { useAhead, useIsAhead, useLocation } from '@nukkad/platform';
import type { SiteRoute } from '@nukkad/platform/contract';
import { NotFoundContext, useQueryClient } from '@nukkad/platform/host';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { recordFact } from '../common/health-facts';
import { reportFailure } from '../common/report';
import { EarlierNotice } from './earlier-notice';
import type { RemoteFailure } from './loading/remote-failure';
import { RegionSkeleton } from './region-skeleton';
import { RemoteErrorPanel } from './remote-error';
import { text } from './remotes.text';
import { useRemoteScreen } from './use-remote-screen';
import { useRenewal } from './use-renewal';

interface Props {
  route: SiteRoute;
  /** The fallback (404) route. */
  unknown: SiteRoute;
  /** The URL matches no route, and this region renders the fallback. */
  isUnknown?: boolean;
  /** Wraps everything except a loaded screen: the site frame around a dashboard. */
  frame?: (content: ReactNode) => ReactNode;
}

/**
 * Region of one remote's screen: loading, failed, crashed or shown; an error in it never leaves it.
 */
export function Region({ route, unknown, isUnknown = false, frame = asItIs }: Props) {
  const { pathname } = useLocation();
  // The HTML of an address that names nothing is the fallback's already.
  const wasUnknown = Boolean(useAhead()?.isUnknown) && !isUnknown;
  const isAheadUnknown = useIsAhead(wasUnknown);
  const [disowned, setDisowned] = useState(isAheadUnknown ? pathname : null);
  const onNotFound = useCallback(() => setDisowned(pathname), [pathname]);
  const renewals = useRenewal(route);
  if (disowned === pathname)
    return <Region key="unknown" route={unknown} unknown={unknown} isUnknown />;
  return (
    <NotFoundContext value={onNotFound}>
      <RemoteScreenRegion
        key={renewals}
        route={route}
        unknown={unknown}
        isUnknown={isUnknown}
        frame={frame}
      />
    </NotFoundContext>
  );
}

function RemoteScreenRegion({ route, isUnknown, frame }: Required<Props>) {
  const [remote, start] = useRemoteScreen(route);
  if (remote.state === 'loading') return frame(<RegionSkeleton {...remote} />);
  const onCurrent = () => start({ kind: 'again' });
  if (remote.state === 'failed') return frame(<RemoteErrorPanel {...remote} onRetry={onCurrent} />);
  const { Screen, version, isEarlier } = remote;
  const canGoBack = remote.hasPrevious && !isEarlier;
  return (
    <>
      {isEarlier && <EarlierNotice onCurrent={onCurrent} />}
      <CrashGuard
        key={version}
        route={route}
        version={version}
        frame={frame}
        onEarlier={canGoBack ? () => start({ kind: 'previous' }) : undefined}
      >
        <Drawn key={`${version}/${route.screen}`} route={route} version={version} />
        <Screen path={route.path} isUnknown={isUnknown} />
      </CrashGuard>
    </>
  );
}

interface GuardProps {
  route: SiteRoute;
  version: string;
  frame: (content: ReactNode) => ReactNode;
  onEarlier: (() => void) | undefined;
  children: ReactNode;
}

function CrashGuard({ route, version, frame, onEarlier, children }: GuardProps) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const [crashes, setCrashes] = useState(0);
  const what = `${route.remote}/${route.screen}`;
  const failureOf = (error: unknown) => ({
    code: 'MF-RENDER' as const,
    text: text.crashed(what),
    cause: String(error),
  });
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      // Cached data may have caused the crash, so the next attempt fetches it again.
      onReset={() => cache.removeQueries({ type: 'inactive' })}
      onError={(error) => {
        setCrashes((count) => count + 1);
        tellCrash({ ...failureOf(error), error }, route, version);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        frame(
          <RemoteErrorPanel
            failure={failureOf(error)}
            attempts={crashes}
            onRetry={resetErrorBoundary}
            onEarlier={onEarlier}
          />,
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function tellCrash(
  failure: RemoteFailure & { error: unknown },
  { remote, screen }: SiteRoute,
  version: string,
) {
  const { code, cause: message } = failure;
  reportFailure(failure, remote, version);
  const phase = 'render';
  recordFact({
    kind: 'failure',
    part: remote,
    version,
    screen,
    phase,
    code,
    message,
    recovered: 'none',
  });
}

/** Records a mount of this release. */
function Drawn({ route: { remote, screen }, version }: { route: SiteRoute; version: string }) {
  useEffect(
    () => recordFact({ kind: 'mount', part: remote, version, screen }),
    [remote, version, screen],
  );
  return null;
}

/** For regions that are already within a frame. */
export function asItIs(content: ReactNode): ReactNode {
  return content;
}
