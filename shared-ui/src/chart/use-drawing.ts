import { useEffect, useState } from 'react';

type Module = typeof import('./drawing');

/** State of loading the drawing code, which only screens with a visible chart load. */
export type DrawingState =
  | { is: 'loading' }
  | { is: 'ready'; Drawing: Module['Drawing'] }
  | { is: 'failed'; retry: () => void };

export function useDrawing(): DrawingState {
  const [state, setState] = useState<DrawingState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on each retry
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
