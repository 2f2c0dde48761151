import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium';

/** A page of a browser that keeps pages in memory for Back, which Playwright's own does not. */
export async function withPageCache(journey: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await journey(await browser.newPage());
  } finally {
    await browser.close();
  }
}
