import { useEffect, useRef } from 'react';

/** Calls `leave` when the screen has unmounted, not on StrictMode's repeated effects. */
export function useLeaving(leave: () => void): void {
  const latest = useRef(leave);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => latest.current());
    };
  }, []);
}
