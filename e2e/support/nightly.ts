import type { TestDetails } from '@playwright/test';

/**
 * Details of a test that runs every night only, unless `isInGate`: another, that always runs, would
 * find what it finds, or nearly all of it.
 */
export function nightlyUnless(isInGate: boolean): TestDetails {
  return isInGate ? {} : { tag: '@nightly' };
}
