import { type RefObject, useEffect, useRef, useState } from 'react';

/** Focuses a button once the focused element is gone: `<Button ref={button}>`, then `back()`. */
export function useReturn(): { button: RefObject<HTMLButtonElement | null>; back: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const [times, setTimes] = useState(0);
  // In an effect, since the button is not rendered before.
  useEffect(() => {
    if (times > 0) button.current?.focus();
  }, [times]);
  return { button, back: () => setTimes((count) => count + 1) };
}
