import type { SignedTimestamp, Timestamp } from '@nukkad/platform/contract';
import { report } from '../../common/report';
import { noteSerial, seenSerial } from './seen-serials';
import { type Keys, trustIn } from './signatures';

const FILE = '/log/timestamp.json';
/** Milliseconds. Nothing waits for it. */
const TIMESTAMP_TIMEOUT = 10_000;
/** Clocks of devices may be wrong by as much. */
const CLOCK_MS = 24 * 3_600_000;

/** Names beside those of channels, none of which has a dot. */
const WHEN = '.timestamp';
const NOTED_AT = '.timestamp-at';

/** The newest timestamp this device saw, and when by its own clock; both 0 for none. */
interface Seen {
  when: number;
  notedAt: number;
}

/**
 * Why a registry with this timestamp is not up to date; undefined when it may be. The same timestamp
 * for longer than it holds is judged by how much time has gone by, so that a wrong clock does not
 * matter; only the first one ever seen is held against the clock, with a day to spare.
 */
export function staleness(
  { when, expires }: Pick<Timestamp, 'when' | 'expires'>,
  seen: Seen,
  now: number,
): string | undefined {
  const [at, end] = [Date.parse(when), Date.parse(expires)];
  if (!Number.isFinite(at) || !(end > at)) return 'has a timestamp without a time';
  if (at < seen.when) return `says it is ${when}, and was later before`;
  if (at === seen.when && now - seen.notedAt > end - at) return `has said since ${when} that it is`;
  return now - end > CLOCK_MS ? `says it is ${when}` : undefined;
}

/**
 * Reports a registry that stands still, e.g. behind a frozen mirror. Whoever asked for the registry
 * does not wait, and goes on with what it answered: what is signed may run, also when it is late.
 */
export async function watchTimestamp(delegated: Keys): Promise<void> {
  const seen = { when: seenSerial(WHEN), notedAt: seenSerial(NOTED_AT) };
  const signal = AbortSignal.timeout(TIMESTAMP_TIMEOUT);
  const response = await fetch(FILE, { cache: 'no-cache', signal }).catch(() => null);
  if (!response || (!response.ok && response.status !== 404)) return;
  const answer: SignedTimestamp | { timestamp: null } | null = response.ok
    ? await response.json().catch(() => null)
    : null;
  const problem = await problemOf(answer, seen, delegated);
  if (problem) report({ code: 'REGISTRY-STALE', message: `The registry ${problem}.` });
}

async function problemOf(
  answer: SignedTimestamp | { timestamp: null } | null,
  seen: Seen,
  delegated: Keys,
): Promise<string | undefined> {
  // A site that nobody renews a timestamp for has one of null, or none.
  if (!answer?.timestamp) return seen.when ? 'has no timestamp any more' : undefined;
  const { timestamp, signature } = answer;
  const trust = await trustIn('timestamp', timestamp, signature, delegated);
  if (trust === 'unable') return undefined;
  if (trust === 'unsigned') return 'has a timestamp that no key of this page signed';
  const now = Date.now();
  const problem = staleness(timestamp, seen, now);
  const when = Date.parse(timestamp.when);
  if (when > seen.when) {
    noteSerial(WHEN, when);
    noteSerial(NOTED_AT, now);
  }
  return problem;
}
