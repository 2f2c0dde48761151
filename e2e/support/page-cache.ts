import { flagsOf, windowedChromiumPath } from '@nukkad/registry/chromium';
import { type Browser, chromium, firefox, type Page } from '@playwright/test';
import { browserOptions, engine, KEPT_PAGES } from './engine';
import { followRequests } from './in-flight';

/** A page of a browser with the back/forward cache, which Playwright disables by default. */
export async function withPageCache(journey: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launched();
  try {
    const page = await browser.newPage();
    followRequests(page.context());
    await journey(page);
  } finally {
    await browser.close();
  }
}

/** Reasons for not keeping a page that are the page's own: Chromium masks its own affairs. */
export const ownReasons = (reasons: readonly string[]): string[] =>
  reasons.filter((reason) => reason !== 'masked');

function launched(): Promise<Browser> {
  const { channel, launchOptions } = browserOptions;
  if (engine === 'firefox') {
    const firefoxUserPrefs = { ...launchOptions?.firefoxUserPrefs, [KEPT_PAGES]: -1 };
    return firefox.launch({ channel, ...launchOptions, firefoxUserPrefs });
  }
  const executablePath = windowedChromiumPath();
  return chromium.launch({
    executablePath,
    args: flagsOf(executablePath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
