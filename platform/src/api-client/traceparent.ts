/** The entry of a page's `Server-Timing` that says which share of its calls is to be traced, 0 to 1. */
const ENTRY = 'traces';

/**
 * A new W3C `traceparent` for a call, sampled as the server of this page wants it; null where the page's own
 * answer says nothing of it. It names nobody: each call has random ids of its own.
 */
export function newTraceparent(): string | null {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  const share = serverTiming.find(({ name }) => name === ENTRY)?.description;
  if (!share) return null;
  return `00-${randomHex(16)}-${randomHex(8)}-${Math.random() < Number(share) ? '01' : '00'}`;
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
