import { pageOutcomes, renderFailures } from '../metrics/instruments';
import type { FailureCause, ReleasedPart } from '../protocol';

/** What happened to pages of a part since the start of the process. */
export interface PageCounts {
  rendered: number;
  /** Served without asking whether anything has changed. */
  fromCache: number;
  /** Nothing that they read had changed. */
  unchanged: number;
  /** Took longer than the visitor waits. */
  timedOut: number;
  failed: number;
}

/** Failures of one release in the last minutes. */
export interface RecentFailure extends ReleasedPart {
  cause: FailureCause;
  times: number;
}

/** Counters per part, and the failures of the last minutes. */
export interface PageCounters {
  add(part: string | undefined, what: keyof PageCounts): void;
  failed(by: Partial<ReleasedPart>, cause: FailureCause): void;
  parts(): Record<string, PageCounts>;
  failures(): RecentFailure[];
}

const LATELY = 5 * 60_000;
/** Failures that are remembered; the oldest goes first. */
const MOST = 500;
const UNKNOWN = 'unknown';

/** Creates counters at zero. Parts come from signed compositions, so there are few. */
export function pageCounters(): PageCounters {
  const parts: Record<string, PageCounts> = {};
  let recent: { at: number; failure: Omit<RecentFailure, 'times'> }[] = [];

  const add: PageCounters['add'] = (part = UNKNOWN, what) => {
    parts[part] ??= { rendered: 0, fromCache: 0, unchanged: 0, timedOut: 0, failed: 0 };
    parts[part][what] += 1;
    pageOutcomes.inc({ part, outcome: what });
  };
  return {
    add,
    failed({ part = UNKNOWN, version = '', owner }, cause) {
      add(part, 'failed');
      renderFailures.inc({ part, cause });
      recent = recent.slice(1 - MOST);
      recent.push({ at: Date.now(), failure: { part, version, owner, cause } });
    },
    parts: () => structuredClone(parts),
    failures() {
      recent = recent.filter(({ at }) => at >= Date.now() - LATELY);
      const byKind = new Map<string, RecentFailure>();
      for (const { failure } of recent) {
        const key = `${failure.part} ${failure.version} ${failure.cause}`;
        byKind.set(key, { ...failure, times: (byKind.get(key)?.times ?? 0) + 1 });
      }
      return [...byKind.values()];
    },
  };
}
