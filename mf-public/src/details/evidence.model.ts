import type { VendorDetails } from '@nukkad/platform/contract';

type Evidence = VendorDetails['evidence'];

/** What was checked, newest first; of what was checked again only the last time counts. */
export function lastChecks(evidence: Evidence): Evidence {
  const newest = [...evidence].sort((a, b) => b.checkedOn.localeCompare(a.checkedOn));
  return newest.filter(({ what }, nth) => newest.findIndex((one) => one.what === what) === nth);
}
