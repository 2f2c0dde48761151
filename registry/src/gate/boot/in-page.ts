/** Functions sent to the page as text: each must be self-contained. */

/** Navigates within the page, as a link does. */
export function goWithin(address: string): void {
  const key = Math.random().toString(36).slice(2);
  history.pushState({ usr: null, key, idx: history.length }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** True when the page shows no heading of a screen any more. */
export function isGone(): boolean {
  return ![...document.querySelectorAll('h1, h2')].some((one) => !one.closest('header, footer'));
}

/** Waits by the page's own clock: earlier timers of the page have run by then. */
export function pass(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
