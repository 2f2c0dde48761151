import type { Browser } from '@playwright/test';
import { inEveryContext } from './contexts';

/** Variables that shift a process's clock: `npm test -- --clock=…` sets them for all. */
const SETTINGS = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** Whether pages and processes have another clock than the machine and the browser's workers. */
export const isClockMoved = process.env.TEST_CLOCK_OFFSET_MS !== undefined;

/** The environment that gives a product the clock of this process. */
export function clockSettings(env = process.env): Record<string, string> {
  const given = SETTINGS.map((name) => [name, env[name]]).filter(([, value]) => value);
  return Object.fromEntries(given);
}

/**
 * Shifts the clock of every page of a browser by TEST_CLOCK_OFFSET_MS: Chromium does not run with
 * libfaketime, which shifts the other processes. Does nothing without the setting.
 */
export function shiftPages(browser: Browser, env = process.env): void {
  const offset = Number(env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offset === 0) return;
  inEveryContext(browser, (context) => context.addInitScript(shiftDate, offset));
}

/** Runs in the page. */
function shiftDate(offset: number): void {
  const Real = Date;
  const now = () => Real.now() + offset;
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new Shifted().toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Shifted });
  window.Date = Shifted;
}
