import { useLocation } from '@nukkad/platform';
import type { SiteRoute } from '@nukkad/platform/contract';
import { NotFoundContext, useQueryClient } from '@nukkad/platform/host';
import { type ReactNode, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RegionSkeleton } from './region-skeleton';
import { RemoteErrorPanel } from './remote-error';
import { text } from './remotes.text';
import { reportFailure } from './report';
import { useRemoteScreen } from './use-remote-screen';

interface Props {
  route: SiteRoute;
  /** Who draws addresses that lead nowhere. */
  unknown: SiteRoute;
  /** The address led nowhere, so this region stands in for it. */
  isUnknown?: boolean;
  /** Stands around everything but a ready screen: the site frame of a dashboard. */
  frame?: (content: ReactNode) => ReactNode;
}

/**
 * The place of one remote's screen: loading, failed, crashed or shown, and whatever happens in it
 * stays in it.
 */
export function Region({ route, unknown, isUnknown = false, frame = asItIs }: Props) {
  const { pathname } = useLocation();
  const [disowned, setDisowned] = useState<string | null>(null);
  const onNotFound = useCallback(() => setDisowned(pathname), [pathname]);
  if (disowned === pathname)
    return <Region key="unknown" route={unknown} unknown={unknown} isUnknown />;
  return (
    <NotFoundContext value={onNotFound}>
      <RemoteScreenRegion route={route} unknown={unknown} isUnknown={isUnknown} frame={frame} />
    </NotFoundContext>
  );
}

function RemoteScreenRegion({ route, isUnknown, frame }: Required<Props>) {
  const remote = useRemoteScreen(route);
  if (remote.state === 'loading') return frame(<RegionSkeleton isSlow={remote.isSlow} />);
  if (remote.state === 'failed') {
    return frame(
      <RemoteErrorPanel
        failure={remote.failure}
        attempts={remote.attempts}
        onRetry={remote.retry}
      />,
    );
  }
  const { Screen } = remote;
  return (
    <CrashGuard route={route} frame={frame}>
      <Screen path={route.path} isUnknown={isUnknown} />
    </CrashGuard>
  );
}

function CrashGuard({
  route,
  frame,
  children,
}: {
  route: SiteRoute;
  frame: (content: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const what = `${route.remote}/${route.screen}`;
  const failureOf = (error: unknown) => ({
    code: 'MF-RENDER' as const,
    text: text.crashed(what),
    cause: String(error),
  });
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      // What it choked on may be what it read: the next attempt reads afresh.
      onReset={() => cache.removeQueries({ type: 'inactive' })}
      onError={(error) => reportFailure(failureOf(error), route.remote)}
      fallbackRender={({ error, resetErrorBoundary }) =>
        frame(
          <RemoteErrorPanel failure={failureOf(error)} attempts={1} onRetry={resetErrorBoundary} />,
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** No frame: one stands around already. */
export function asItIs(content: ReactNode): ReactNode {
  return content;
}
