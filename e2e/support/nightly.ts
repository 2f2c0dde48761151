import type { TestDetails } from '@playwright/test';

/** Whether this is the nightly run. */
export const isEverything = process.env.TEST_SCOPE === 'all';

/**
 * Details of a test that runs only in the nightly run, unless `isInGate`: a test of the gate finds
 * nearly the same defects.
 */
export function nightlyUnless(isInGate: boolean): TestDetails {
  return isInGate ? {} : { tag: '@nightly' };
}
