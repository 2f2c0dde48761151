const FIRST = 2_000;
const LONGEST = 30_000;

/** Retries with back-off, and at once when the connection returns. */
export interface Retry {
  failed(): void;
  worked(): void;
  start(): () => void;
  stop(): void;
}

export function createRetry(again: () => void): Retry {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (failures === 0) return;
    clearTimeout(timer);
    again();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return {
    stop,
    failed() {
      clearTimeout(timer);
      // The page has been left: its next visit retries.
      if (isStopped) return;
      timer = setTimeout(again, Math.min(FIRST * 2 ** failures, LONGEST));
      failures += 1;
    },
    worked() {
      failures = 0;
      clearTimeout(timer);
    },
    start() {
      isStopped = false;
      window.addEventListener('online', now);
      return () => {
        window.removeEventListener('online', now);
        stop();
      };
    },
  };
}

const LATER = [408, 425, 429];

/** Whether a retry of the same request may succeed: no answer, or a fault of the server. */
export function isWorthRetrying(status: number | null): boolean {
  return status === null || status >= 500 || LATER.includes(status);
}
