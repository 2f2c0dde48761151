/** The page has so many milliseconds for what is in view before what is not competes with it. */
const FIRST = 1_000;
/** An idle moment is waited for no longer than this, in milliseconds. */
const LONGEST_WAIT = 1_000;

/**
 * Calls once the page has what it shows first: everything the document asked for has come, a
 * second has passed, and the browser has a moment. Somebody who presses Tab is on the way to what
 * stands below and is not kept waiting. Returns how to stop waiting.
 *
 * What is below the fold waits for this, so that it does not share the network with the first
 * paint, and is there for the keyboard, a search in the page and screen readers all the same.
 *
 * @example useEffect(() => whenAtRest(() => setShown(true)), []);
 */
export function whenAtRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('load', rest);
    window.removeEventListener('keydown', onKey);
  };
  const once = () => {
    if (isOver) return;
    stop();
    act();
  };
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: LONGEST_WAIT });
    else once();
  };
  const rest = () => {
    timer = setTimeout(idle, FIRST);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') once();
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
  window.addEventListener('keydown', onKey);
  return stop;
}
