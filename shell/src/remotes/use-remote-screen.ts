import { limits } from '@nukkad/platform/contract';
import type { ScreenModule } from '@nukkad/platform/host';
import { useCallback, useContext, useEffect, useState } from 'react';
import { type RemoteFailure, remoteFailureOf } from './remote-failure';
import { reportFailure } from './report';
import type { ScreenAddress } from './screen-loader';
import { ScreenLoaderContext } from './screen-loader-context';

/** Where a remote's screen stands. */
export type RemoteScreen =
  | { state: 'loading'; isSlow: boolean }
  | { state: 'failed'; failure: RemoteFailure; attempts: number; retry: () => void }
  | { state: 'ready'; Screen: ScreenModule['Screen'] };

type Outcome = { screen: ScreenModule } | { failure: RemoteFailure } | null;

/** Loads a screen for as long as the region asks for it; `retry` starts another attempt. */
export function useRemoteScreen({ remote, screen }: ScreenAddress): RemoteScreen {
  const loader = useContext(ScreenLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(() => {
    const here = loader.peek({ remote, screen });
    return here ? { screen: here } : null;
  });

  useEffect(() => {
    if (loader.peek({ remote, screen })) return;
    let isWanted = true;
    const slowly = setTimeout(() => setSlow(true), limits.stillWorkingAfter);
    loader.load({ remote, screen }, attempt > 0).then(
      (module) => isWanted && setOutcome({ screen: module }),
      (error) => {
        const failure = remoteFailureOf(error, `${remote}/${screen}`);
        reportFailure(failure, remote, loader.release(remote)?.version);
        if (isWanted) setOutcome({ failure });
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(slowly);
    };
  }, [loader, remote, screen, attempt]);

  const retry = useCallback(() => {
    setOutcome(null);
    setSlow(false);
    setAttempt((count) => count + 1);
  }, []);

  if (outcome === null) return { state: 'loading', isSlow };
  if ('screen' in outcome) return { state: 'ready', Screen: outcome.screen.Screen };
  return { state: 'failed', failure: outcome.failure, attempts: attempt + 1, retry };
}
