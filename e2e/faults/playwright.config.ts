import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The fault matrix: every remote under every fault. `npm run faults` builds and runs it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  projects: [{ name: 'faults' }],
  outputDir: '../test-results/faults',
  globalSetup: '../support/global-setup.ts',
  // Cells begin in order, so that each worker releases a bad build once.
  fullyParallel: true,
  workers: 2,
  globalTimeout: 0,
  timeout: 240_000,
  // In virtual time a page gets on only in its slices, of which each begins a second after the last.
  expect: { ...journeys.expect, timeout: 90_000 },
  reporter: [['./report.ts']],
});
