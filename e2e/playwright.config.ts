import { defineConfig } from '@playwright/test';
import { browserOptions, engine } from './support/engine';
import { isEverything } from './support/nightly';
import { arePicturesCurrent } from './support/pictures';

/** What is drawn of the same sources as the stored pictures is as it was, and is not drawn again. */
const left =
  engine === 'chromium' && arePicturesCurrent() ? /@nightly\b|@pictures\b/ : /@nightly\b/;

/** Presses every control of a dashboard, and waits half of the time for nothing to come. */
const crawlers = '**/crawler-dashboards.spec.ts';

/** At night six browsers share the processor, and all takes longer. */
const patience = isEverything ? 2 : 1;

/** At night crawlers use the processor that other journeys leave, and are alone when these have ended. */
const night = {
  workers: 6,
  projects: [
    { name: 'journeys', testIgnore: crawlers, workers: 3 },
    { name: 'crawlers', testMatch: crawlers },
  ],
};

/**
 * Browser journeys on the built and released product. `npm test` builds and runs them;
 * `npm run test:all` adds those tagged `@nightly`, of which each is like one that always runs.
 */
export default defineConfig({
  testDir: './journeys',
  ...(isEverything ? {} : { grepInvert: left }),
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  ...(isEverything ? night : {}),
  forbidOnly: process.env.CI === 'true',
  // A busy machine is slow, not wrong: limits end what hangs, and measure nothing.
  timeout: patience * 120_000,
  // What hangs is told by name before CI ends it without a word. The night and other engines take longer.
  globalTimeout: isEverything || engine !== 'chromium' ? 0 : 50 * 60_000,
  expect: {
    timeout: patience * 30_000,
    toPass: { timeout: patience * 60_000 },
    // Hiding the caret would need a style element, which the site's policy refuses.
    toHaveScreenshot: { caret: 'initial', maxDiffPixelRatio: 0.002 },
  },
  // Stored pictures are of Chromium; barriers and sizes are looked for beside them.
  ignoreSnapshots: engine !== 'chromium',
  snapshotPathTemplate: '{testDir}/../baseline/{arg}{ext}',
  reporter: [['list']],
  use: {
    ...browserOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    // Over WebDriver BiDi a picture adds a style element, which the site's policy refuses.
    screenshot: engine === 'chromium' ? 'only-on-failure' : 'off',
    // Journeys answer requests in the network's place, which a worker would hide; `offline.spec.ts` has it.
    serviceWorkers: 'block',
    actionTimeout: patience * 30_000,
    navigationTimeout: patience * 60_000,
  },
});
