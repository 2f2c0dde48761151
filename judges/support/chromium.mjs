import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/support/programs.mjs';
import { Unavailable } from './judge.mjs';

/** The program of the browser, which is installed where it is missing. */
export async function chromiumPath() {
  const found = await findChromium();
  if (!found) throw new Unavailable('there is no Chromium and no way to install one');
  return found;
}

/** Launches the browser of the journeys; `close` ends those that were launched. */
export function browsers() {
  const launched = [];
  return {
    async launch() {
      const executablePath = await chromiumPath();
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      launched.push(browser);
      return browser;
    },
    async close() {
      for (const browser of launched) await browser.close();
    },
  };
}
