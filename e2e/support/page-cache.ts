import { flagsOf, windowedChromiumPath } from '@nukkad/registry/chromium';
import { chromium, type Page } from '@playwright/test';

/** A page of a browser with the back/forward cache, which Playwright disables by default. */
export async function withPageCache(journey: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = windowedChromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: flagsOf(executablePath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await journey(await browser.newPage());
  } finally {
    await browser.close();
  }
}
