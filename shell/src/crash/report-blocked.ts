import { report } from '../common/report';

/** Maximum number of reports per page. */
const MOST_REPORTS = 5;

interface BlockedFile {
  body?: { blockedURL?: string; destination?: string } | null;
}

type Observe = (
  onReports: (reports: BlockedFile[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe(): void };

/**
 * Reports scripts and styles blocked by Integrity-Policy for a missing digest. No-op in browsers
 * without ReportingObserver.
 */
export function reportBlocked(): void {
  const { ReportingObserver: Observer } = globalThis as unknown as {
    ReportingObserver?: new (...parts: Parameters<Observe>) => ReturnType<Observe>;
  };
  if (!Observer) return;
  // A file is reported twice: by the preload scanner and by the actual load.
  const reported = new Set<string>();
  const onReports = (found: BlockedFile[]) => {
    for (const { body } of found) {
      const message = `${body?.destination ?? 'file'} ${body?.blockedURL ?? ''} has no digest.`;
      if (reported.has(message) || reported.size >= MOST_REPORTS) continue;
      reported.add(message);
      report({ code: 'INTEGRITY-POLICY', message });
    }
  };
  new Observer(onReports, { types: ['integrity-violation'], buffered: true }).observe();
}
