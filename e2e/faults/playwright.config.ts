import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The fault matrix: every remote under every fault. `npm run faults` builds and runs it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../test-results/faults',
  globalSetup: '../support/global-setup.ts',
  // Cells with the same bad build run in sequence, so that it is released once.
  fullyParallel: false,
  workers: 1,
  globalTimeout: 0,
  timeout: 60_000,
  reporter: [['./report.ts']],
});
