import { flagsOf, windowedChromiumPath } from '@nukkad/registry/chromium';
import { chromium, type Page } from '@playwright/test';
import { followRequests } from './in-flight';

/** A page of a browser with the back/forward cache, which Playwright disables by default. */
export async function withPageCache(journey: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = windowedChromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: flagsOf(executablePath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    followRequests(page.context());
    await journey(page);
  } finally {
    await browser.close();
  }
}
