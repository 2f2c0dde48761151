/** Longest address that is rendered ahead, in characters. */
const LONGEST = 512;

/** Parameters that tell where a visitor came from, and change nothing in a page. */
const OF_CAMPAIGNS = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid|ref)$/;

/** Parameters of one visitor: a preview is no page for others. */
const PRIVATE = new Set(['preview', 'token', 'code', 'key']);

/**
 * The address that equal pages share: no parameters of campaigns, the others in order. Null for an
 * address that is not rendered ahead.
 */
export function normalisedAddress(address: string): string | null {
  // Two slashes would name another host.
  if (address.length > LONGEST || address.startsWith('//')) return null;
  if (!URL.canParse(address, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const kept = [...searchParams].filter(([name]) => !OF_CAMPAIGNS.test(name));
  if (kept.some(([name]) => PRIVATE.has(name))) return null;
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(sorted).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
