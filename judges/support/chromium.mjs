import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/support/programs.mjs';
import { Unavailable } from './judge.mjs';

/** Launches the browser of the journeys; `close` ends those that were launched. */
export function browsers() {
  const launched = [];
  return {
    async launch() {
      const executablePath = await findChromium();
      if (!executablePath) throw new Unavailable('there is no Chromium and no way to install one');
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      launched.push(browser);
      return browser;
    },
    async close() {
      for (const browser of launched) await browser.close();
    },
  };
}
