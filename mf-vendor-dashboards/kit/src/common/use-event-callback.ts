import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback with stable identity that calls the latest function, so that memoised children do not
 * render again. For event handlers only; not callable during render.
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
