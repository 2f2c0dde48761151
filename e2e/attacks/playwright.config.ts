import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import type { Settings } from './installation';

/**
 * The attacks that found holes, replayed on a running product under both settings. `npm run attacks`
 * builds and runs them.
 */
export default defineConfig<object, { settings: Settings }>({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../test-results/attacks',
  globalSetup: './prepare.ts',
  // Attacks on one product follow each other; the two products run beside each other.
  fullyParallel: false,
  workers: 2,
  globalTimeout: 20 * 60_000,
  timeout: 120_000,
  reporter: [['./report.ts']],
  projects: [
    { name: 'development', use: { settings: 'development' } },
    { name: 'production', use: { settings: 'production' } },
  ],
});
