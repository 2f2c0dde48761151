import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import type { Settings } from './installation';

/**
 * Replays the attacks that revealed vulnerabilities on a running product under both settings. `npm
 * run attacks` builds and runs them.
 */
export default defineConfig<object, { settings: Settings }>({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../test-results/attacks',
  globalSetup: './prepare.ts',
  // Attacks on one product run in sequence; the two products run in parallel.
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
