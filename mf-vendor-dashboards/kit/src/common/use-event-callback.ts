import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function at every render that does what the latest one would: what is drawn already is not
 * drawn again for another. For handlers, not for while something is drawn.
 *
 * @example const go = useEventCallback((day: string) => setDay(day));
 */
export function useEventCallback<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
