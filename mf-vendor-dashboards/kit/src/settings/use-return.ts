import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where focus goes on when what had it is gone: `<Button ref={button}>`, then `back()`. */
export function useReturn(): { button: RefObject<HTMLButtonElement | null>; back: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const [times, setTimes] = useState(0);
  // Not before the button is there again.
  useEffect(() => {
    if (times > 0) button.current?.focus();
  }, [times]);
  return { button, back: () => setTimes((count) => count + 1) };
}
