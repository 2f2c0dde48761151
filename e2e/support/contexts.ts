import type { Browser, BrowserContext } from '@playwright/test';

/** Prepares every context that a browser makes from now on. */
export function inEveryContext(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<unknown>,
): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...args) => {
    const context = await newContext(...args);
    await prepare(context);
    return context;
  };
}
