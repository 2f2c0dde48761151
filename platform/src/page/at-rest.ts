/** Milliseconds after load reserved for content in view, free of competing requests. */
const FIRST = 1_000;
/** Longest wait for an idle moment, in milliseconds. */
const LONGEST_WAIT = 1_000;

/**
 * Calls `act` once the first view is complete: the document has loaded, a second has passed, and
 * the browser is idle. Tab triggers it at once, because keyboard users are about to enter the
 * content below. Returns how to cancel.
 *
 * Content below the fold waits for this, so that it does not compete with the first paint, yet
 * exists for the keyboard, in-page search and screen readers.
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
