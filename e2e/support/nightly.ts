import type { TestDetails } from '@playwright/test';

/**
 * Details of a test that runs only in the nightly run, unless `isInGate`: a test of the gate finds
 * nearly the same defects.
 */
export function nightlyUnless(isInGate: boolean): TestDetails {
  return isInGate ? {} : { tag: '@nightly' };
}
