import { useEffect, useState } from 'react';

type Module = typeof import('./drawing');

/** Fetching what draws, which only a screen with a chart in view pays for. */
export type DrawingState =
  | { is: 'loading' }
  | { is: 'ready'; Drawing: Module['Drawing'] }
  | { is: 'failed'; retry: () => void };

export function useDrawing(): DrawingState {
  const [state, setState] = useState<DrawingState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again.
  useEffect(() => {
    let isGone = false;
    const say = (next: DrawingState) => !isGone && setState(next);
    const retry = () => {
      setState({ is: 'loading' });
      setAttempt((before) => before + 1);
    };
    import('./drawing').then(
      ({ Drawing }) => say({ is: 'ready', Drawing }),
      () => say({ is: 'failed', retry }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return state;
}
