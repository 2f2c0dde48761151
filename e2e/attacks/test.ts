import { test as base, expect } from '@playwright/test';
import { places } from '../support/run';
import { type Installation, type Settings, startInstallation } from './installation';

/** Records an attempt and its outcome for the report. */
export type Say = (tried: string, answered: string) => void;

interface Fixtures {
  say: Say;
}

interface WorkerFixtures {
  settings: Settings;
  /** The product attacked by this worker. */
  on: Installation;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: ['development', { option: true, scope: 'worker' }],
  on: [
    async ({ settings }, use) => {
      const installation = await startInstallation(settings, places.get().template);
      await use(installation);
      await installation.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  say: async ({}, use, { annotations }) => {
    await use((tried, answered) => {
      annotations.push({ type: 'tried', description: tried });
      annotations.push({ type: 'answered', description: answered });
    });
  },
});

export { expect };
