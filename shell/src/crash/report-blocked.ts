import { report } from '../common/report';

/** A page tells of the first few only. */
const MOST_REPORTS = 5;

interface BlockedFile {
  body?: { blockedURL?: string; destination?: string } | null;
}

type Observe = (
  onReports: (reports: BlockedFile[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe(): void };

/**
 * Reports scripts and styles that the browser refused because they came without a digest. Browsers
 * that refuse nothing have nothing to tell.
 */
export function reportBlocked(): void {
  const { ReportingObserver: Observer } = globalThis as unknown as {
    ReportingObserver?: new (...parts: Parameters<Observe>) => ReturnType<Observe>;
  };
  if (!Observer) return;
  // One file is refused twice: when it is seen ahead, and when it is wanted.
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
