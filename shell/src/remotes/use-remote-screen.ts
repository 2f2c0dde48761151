import { limits } from '@nukkad/platform/contract';
import type { ReactScreenModule } from '@nukkad/platform/host';
import { useContext, useEffect, useState } from 'react';
import { recordFact } from '../common/health-facts';
import type { Step } from './loading/fallback-plan';
import { loadWithFallback, type Outcome } from './loading/load-with-fallback';
import type { RemoteFailure } from './loading/remote-failure';
import type { ScreenAddress } from './loading/screen-loader';
import { ScreenLoaderContext } from './loading/screen-loader-context';

/** Loading state of a remote's screen. */
export type RemoteScreen =
  | { state: 'loading'; isSlow: boolean; trying: Step['kind'] }
  | { state: 'failed'; failure: RemoteFailure; attempts: number }
  | {
      state: 'ready';
      Screen: ReactScreenModule['Screen'];
      version: string;
      /** It is the previous version, because the current one failed. */
      isEarlier: boolean;
      /** A previous version is available. */
      hasPrevious: boolean;
    };

const first: Step = { kind: 'first' };

/**
 * Loads a screen while the region is mounted.
 *
 * @returns the state, and a function to restart with a step chosen by the user
 */
export function useRemoteScreen(address: ScreenAddress): [RemoteScreen, (from: Step) => void] {
  const { remote, screen } = address;
  const loader = useContext(ScreenLoaderContext);
  const [attempt, setAttempt] = useState({ from: first, count: 1 });
  const [trying, setTrying] = useState(first.kind);
  const [isSlow, setSlow] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    const here = loader.peek({ remote, screen });
    return here ? { screen: here } : null;
  });

  useEffect(() => {
    const here = attempt.from === first && loader.peek({ remote, screen });
    if (here) {
      // It may have arrived after the render: a press loads it as well.
      setOutcome((before) => before ?? { screen: here });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const slowly = setTimeout(() => setSlow(true), limits.stillWorkingAfter);
    const onStep = ({ kind }: Step) => setTrying(kind);
    loadWithFallback({
      address: { remote, screen },
      from: attempt.from,
      loader,
      recordFact,
      onStep,
      signal,
    }).then((ended) => signal.aborted || setOutcome(ended));
    return () => {
      controller.abort();
      clearTimeout(slowly);
    };
  }, [loader, remote, screen, attempt]);

  const start = (from: Step) => {
    setOutcome(null);
    setSlow(false);
    setTrying(from.kind);
    setAttempt(({ count }) => ({ from, count: count + 1 }));
  };

  if (outcome === null) return [{ state: 'loading', isSlow, trying }, start];
  if ('failure' in outcome) {
    return [{ state: 'failed', failure: outcome.failure, attempts: attempt.count }, start];
  }
  const { Screen } = outcome.screen;
  const version = loader.release(remote)?.version ?? '';
  const { hasPrevious } = loader.fallbacks(remote);
  const isEarlier = loader.isEarlier(remote);
  return [{ state: 'ready', Screen, version, isEarlier, hasPrevious }, start];
}
