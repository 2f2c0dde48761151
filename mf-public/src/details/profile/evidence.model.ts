import type { VendorDetails } from '@nukkad/platform/contract';

type Evidence = VendorDetails['evidence'];

/** Checks, newest first; only the latest of repeated ones. */
export function lastChecks(evidence: Evidence): Evidence {
  const newest = [...evidence].sort((a, b) => b.checkedOn.localeCompare(a.checkedOn));
  return newest.filter(({ what }, nth) => newest.findIndex((one) => one.what === what) === nth);
}
