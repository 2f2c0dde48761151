/** The entry of a page's `Server-Timing` that says which share of its calls is to be traced, 0 to 1. */
const ENTRY = 'traces';

/**
 * A new W3C `traceparent` for a call, sampled as the server of this page wants it; null where the page's own
 * answer says nothing of it. It names nobody: each call has random ids of its own. Browsers
 * have both what it reads and random ids where a page came over https, or from this machine.
 */
export function newTraceparent(): string | null {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  const share = serverTiming.find(({ name }) => name === ENTRY)?.description;
  if (!share) return null;
  return `00-${newId()}-${newId().slice(16)}-${Math.random() < Number(share) ? '01' : '00'}`;
}

const newId = (): string => crypto.randomUUID().replaceAll('-', '');
