import {
  type HealthFact,
  type HealthReport,
  healthReportPath,
  limits,
} from '@nukkad/platform/contract';

/** Milliseconds to batch facts, and to wait before retrying a lost report. */
const WAIT_MS = 10_000;
/** Characters; fifty messages of this length fit a report's byte limit. */
const LONGEST_MESSAGE = 300;
const QUERY = /(https?:\/\/[^\s?#]+)[?#][^\s)]*/g;

/** Batches health facts into reports. */
export interface Reporter {
  add(fact: HealthFact): void;
  /** Sends the batch at once, for a page that may be closing. */
  flush(): void;
}

export interface ReporterParts {
  /** Read for each report, since the ticket may arrive later. */
  about: Pick<HealthReport, 'visit' | 'lock' | 'canary' | 'ticket'>;
  /** Facts to send without batching. */
  isUrgent: (fact: HealthFact) => boolean;
  /** Promise that even an urgent report waits for. */
  awaited?: Promise<void> | undefined;
  send?: (report: HealthReport) => Promise<void>;
}

/** At most one report in ten seconds, each with one retry; never throws. */
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
      // In an error loop the first facts are kept.
      if (waiting.length === limits.healthFacts) return;
      waiting.push(plain(fact));
      if (isUrgent(fact)) void (awaited ? awaited.then(flush) : flush());
      else timer ??= setTimeout(flush, WAIT_MS);
    },
    flush,
  };
}

/** Strips query and fragment of URLs in messages, which may hold personal data. */
function plain(fact: HealthFact): HealthFact {
  if (!('message' in fact)) return fact;
  return { ...fact, message: fact.message.replace(QUERY, '$1').slice(0, LONGEST_MESSAGE) };
}

// Not the API client: it sends credentials and fetches its lazy calls, too late for a closing page.
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
