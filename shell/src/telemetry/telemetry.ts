import type { Composition, HealthFact, OfRelease } from '@nukkad/platform/contract';
import { allRemotes } from '../common/all-remotes';
import { onFact, recordFact } from '../common/health-facts';
import type { ScreenAddress, ScreenLoader } from '../remotes/loading/screen-loader';
import { blamed } from './blame';
import { measures, observeVitals } from './observe-vitals';
import { phasesOf } from './phases';
import { createReporter, type ReporterParts } from './reporter';
import { hearShares, type Share } from './shares';
import { takeVisitTicket } from './visit-ticket';
import { createVitals } from './vitals.model';

/** Maximum number of reported errors per page. */
const MOST_ERRORS = 20;
/** Timing entries; the images of a long visit use up the browser's default of 250. */
const RESOURCES_REMEMBERED = 1_000;
const SHELL = 'shell';

export interface TelemetryParts {
  composition: Composition;
  loader: ScreenLoader;
  /** Id of the canary that this page runs. */
  canary?: string | undefined;
  page?: Window;
}

/** Telemetry of a page; use its `loader` in place of the one passed in. */
export interface Telemetry {
  loader: ScreenLoader;
  /** Records measurements that would otherwise wait until the page is left. */
  measure(): void;
}

/** Starts reporting the health of this page's parts to the API. */
export function startTelemetry(parts: TelemetryParts): Telemetry {
  const { composition, canary, page = window } = parts;
  const { loader, askedAt } = timed(parts.loader);
  const vitals = createVitals({ seesShifts: measures('layout-shift') });
  const bring = observeVitals(vitals);
  const draw = onDrawn(loader, askedAt);
  let holder: OfRelease | null = null;

  const { lock } = composition;
  const about: ReporterParts['about'] = {
    ...{ visit: crypto.randomUUID(), lock },
    ...(canary && { canary }),
  };
  const reporter = createReporter({
    about,
    awaited: composition.canary && ticketed(about),
    // Send failures of a canary at once: the sooner they are known, the sooner it is rolled back.
    isUrgent: ({ kind }) => canary !== undefined && (kind === 'failure' || kind === 'error'),
  });
  const measure = () => {
    bring();
    for (const fact of vitals.take()) recordFact(fact);
  };
  onFact((fact) => {
    reporter.add(fact);
    if (fact.kind !== 'mount') return;
    holder = { part: fact.part, version: fact.version };
    vitals.held(holder, performance.now());
    draw(fact);
  });
  hearErrors(page, () => holder);
  hearShares((share) => tellShare(share, composition, loader));
  performance.setResourceTimingBufferSize?.(RESOURCES_REMEMBERED);
  const leave = () => {
    measure();
    reporter.flush();
  };
  page.addEventListener('pagehide', leave);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') leave();
  });
  return { loader, measure };
}

/** Wraps the loader to record the first request of each screen. */
function timed(loader: ScreenLoader) {
  const asked = new Map<string, number>();
  const load: ScreenLoader['load'] = (address, ...rest) => {
    const key = keyOf(address);
    if (!asked.has(key)) asked.set(key, performance.now());
    return loader.load(address, ...rest);
  };
  return {
    loader: { ...loader, load },
    askedAt: (address: ScreenAddress) => asked.get(keyOf(address)),
  };
}

/** Requested while a canary runs, by its pages and by the control group. */
async function ticketed(about: ReporterParts['about']): Promise<void> {
  const ticket = await takeVisitTicket(about.lock);
  if (ticket !== undefined) about.ticket = ticket;
}

const keyOf = ({ remote, screen }: ScreenAddress) => `${remote}/${screen}`;

/** Records load durations at the first render of each screen. */
function onDrawn(loader: ScreenLoader, askedAt: (address: ScreenAddress) => number | undefined) {
  const drawn = new Set<string>();
  const counted = new Set<string>();
  const isFirst = (key: string) => !drawn.has(key) && drawn.add(key);
  return ({ part, version, screen }: Extract<HealthFact, { kind: 'mount' }>) => {
    const release = loader.release(part);
    const asked = askedAt({ remote: part, screen });
    if (!release || 'digest' in release) return;
    if (release.version !== version || asked === undefined) return;
    if (!isFirst(`${part}@${version}/${screen}`)) return;
    const drawing = { release, screen, askedAt: asked, drawnAt: performance.now() };
    for (const phase of phasesOf(drawing, arrivals(), counted)) {
      recordFact({ kind: 'load', part, version, ...phase });
    }
  };
}

function tellShare({ to, from, ...share }: Share, composition: Composition, loader: ScreenLoader) {
  const remotes = Object.values(allRemotes(composition));
  const partOf = (federation: string) =>
    remotes.find((remote) => remote.federation === federation)?.part;
  const part = partOf(to);
  const version = part && loader.release(part)?.version;
  if (part && version)
    recordFact({ kind: 'share', part, version, ...share, from: partOf(from) ?? SHELL });
}

function arrivals(): PerformanceResourceTiming[] {
  return performance.getEntriesByType('resource') as PerformanceResourceTiming[];
}

function hearErrors(page: Window, holder: () => OfRelease | null): void {
  let errors = 0;
  const hear = (reason: unknown) => {
    const whose = blamed(reason, holder());
    if (!whose || errors >= MOST_ERRORS) return;
    errors += 1;
    recordFact({ kind: 'error', ...whose, message: String(reason) });
  };
  page.addEventListener('error', ({ error }) => hear(error));
  page.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
}
