import {
  type HealthFact,
  type HealthReport,
  healthReportPath,
  limits,
} from '@nukkad/platform/contract';

/** How long facts wait for company, and a lost report for its second try. */
const WAIT_MS = 10_000;
/** Fifty of them stay within the bytes that a report may have. */
const LONGEST_MESSAGE = 300;
const QUERY = /(https?:\/\/[^\s?#]+)[?#][^\s)]*/g;

/** Gathers facts into reports. */
export interface Reporter {
  add(fact: HealthFact): void;
  /** Sends what has gathered; for a page that may not come back. */
  flush(): void;
}

export interface ReporterParts {
  /** Read anew for each report: a ticket may come later. */
  about: Pick<HealthReport, 'visit' | 'lock' | 'canary' | 'ticket'>;
  /** Facts that do not wait for others. */
  isUrgent: (fact: HealthFact) => boolean;
  /** What an urgent fact waits for all the same. */
  awaited?: Promise<void> | undefined;
  send?: (report: HealthReport) => Promise<void>;
}

/** A report at most every ten seconds, each tried twice at most; nothing of it ever throws. */
export function createReporter({ about, isUrgent, awaited, send = post }: ReporterParts): Reporter {
  let waiting: HealthFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const report = { ...about, path: location.pathname, facts: waiting };
    waiting = [];
    send(report).catch(() => setTimeout(() => send(report).catch(() => {}), WAIT_MS));
  };
  return {
    add(fact) {
      // A page in a loop of failures tells of the first ones.
      if (waiting.length === limits.healthFacts) return;
      waiting.push(plain(fact));
      if (isUrgent(fact)) void (awaited ? awaited.then(flush) : flush());
      else timer ??= setTimeout(flush, WAIT_MS);
    },
    flush,
  };
}

/** Without what an address in a message may say of the person. */
function plain(fact: HealthFact): HealthFact {
  if (!('message' in fact)) return fact;
  return { ...fact, message: fact.message.replace(QUERY, '$1').slice(0, LONGEST_MESSAGE) };
}

// Not the API client: it sends who is there, and fetches its later calls when a page is on its way out.
async function post(report: HealthReport): Promise<void> {
  const { status } = await fetch(healthReportPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  });
  if (status >= 500) throw new Error(`The report was answered with ${status}.`);
}
