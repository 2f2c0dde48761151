/** The page's own counters, on the window as `nukkadWatch`. */
export interface PageWatch {
  /** Timers and listeners held now. */
  held(): { timers: number; listeners: number };
  /** Waits by a timer that is not counted. */
  wait(ms: number): Promise<void>;
}

declare global {
  interface Window {
    nukkadWatch: PageWatch;
  }
}

/**
 * Runs in the page before any other script, and counts timers and listeners from then on.
 * Self-contained, as the browser gets its text.
 */
export function watchPage(): void {
  const timers = new Set<unknown>();
  const listeners = new Map<EventTarget, Set<string>>();
  const begin = { timeout: window.setTimeout, interval: window.setInterval };
  const end = { timeout: window.clearTimeout, interval: window.clearInterval };
  const identities = new WeakMap<object, number>();
  let identity = 0;

  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!identities.has(listener)) identities.set(listener, ++identity);
    const isCapture =
      typeof options === 'object' ? Boolean((options as { capture?: boolean })?.capture) : options;
    return `${type} ${identities.get(listener)} ${isCapture === true}`;
  };
  // Targets that outlive every screen; a listener on a screen's node is removed with it.
  const outlives = (target: unknown): target is EventTarget =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target === window.visualViewport ||
    target instanceof MediaQueryList;

  Object.assign(window, {
    setTimeout(work: unknown, ...rest: unknown[]) {
      const onEnd = (...given: unknown[]) => {
        timers.delete(id);
        if (typeof work === 'function') work(...given);
      };
      const id: unknown = Reflect.apply(begin.timeout, window, [onEnd, ...rest]);
      timers.add(id);
      return id;
    },
    setInterval(...all: unknown[]) {
      const id: unknown = Reflect.apply(begin.interval, window, all);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      end.timeout.call(window, id);
    },
    clearInterval(id: number) {
      timers.delete(id);
      end.interval.call(window, id);
    },
  });

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    if (!listener || !outlives(target)) return;
    const { once, signal } = typeof options === 'object' ? (options ?? {}) : {};
    if (once || signal?.aborted) return;
    const key = keyOf(type, listener, options);
    const own = listeners.get(target) ?? new Set();
    listeners.set(target, own.add(key));
    if (signal) addEventListener.call(signal, 'abort', () => own.delete(key), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener) listeners.get(this ?? window)?.delete(keyOf(type, listener, options));
  };

  const count = () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0);
  Object.defineProperty(window, 'nukkadWatch', {
    value: {
      held: () => ({ timers: timers.size, listeners: count() }),
      wait: (ms: number) => new Promise((done) => begin.timeout.call(window, done, ms)),
    } satisfies PageWatch,
  });
}
