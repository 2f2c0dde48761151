import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { exceptionOf } from '../engines';
import { shiftPages } from './clock';
import { engine } from './engine';
import { type FaultyLine, startFaultyLine } from './faulty-line';
import { arriveHydrated } from './hydrated';
import { type Product, startProduct } from './product';
import { places } from './run';
import { typeAsVisitors } from './typing';
import { createWatch, type Watch } from './watch';

interface Fixtures {
  /** Skips a journey that this engine does not run, with the reason. */
  engineException: undefined;
  /** Fails a journey on browser errors that it does not announce. */
  watch: Watch;
}

interface WorkerFixtures {
  /** A product of this worker only, which may be damaged and repaired. */
  ownProduct: Product;
  /** The worker's own product behind a fault-injecting proxy. */
  line: FaultyLine;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(places.get().origin),
  browser: [
    async ({ browser }, use) => {
      shiftPages(browser);
      typeAsVisitors(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    arriveHydrated(page);
    await use(page);
  },
  engineException: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, info) => {
      const why = exceptionOf(engine, path.basename(info.file), info.title);
      info.skip(why !== undefined, why);
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = createWatch();
      await watch.follow(context);
      await use(watch);
      expect(watch.surprises(), 'complaints nobody provoked').toEqual([]);
    },
    { auto: true },
  ],
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { parallelIndex }) => {
      const { template } = places.get();
      const product = await startProduct({ name: `own-${parallelIndex}`, template });
      await use(product);
      await product.close();
    },
    // Longer than startProduct waits for readiness, so that its own error is the one reported.
    { scope: 'worker', timeout: 150_000 },
  ],
  line: [
    async ({ ownProduct }, use) => {
      const line = await startFaultyLine(ownProduct.origin);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
});

/** For what opens no page: run by the workers of all others, which would end for another `test`. */
export const testWithoutPage = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  watch: async ({}, use) => use(createWatch()),
});

export { expect };
