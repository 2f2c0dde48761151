import type { Composition, HealthFact, OfRelease } from '@nukkad/platform/contract';
import { onFact, recordFact } from '../common/health-facts';
import type { ScreenAddress, ScreenLoader } from '../remotes/screen-loader';
import { blamed } from './blame';
import { measures, observeVitals } from './observe-vitals';
import { phasesOf } from './phases';
import { createReporter, type ReporterParts } from './reporter';
import { hearShares, type Share } from './shares';
import { takeVisitTicket } from './visit-ticket';
import { createVitals } from './vitals.model';

/** Errors of a page after which one more says nothing new. */
const MOST_ERRORS = 20;
/** The browser's own 250 are used up by the pictures of a long visit. */
const RESOURCES_REMEMBERED = 1_000;
const SHELL = 'shell';

export interface TelemetryParts {
  composition: Composition;
  loader: ScreenLoader;
  /** Id of the canary that this page runs. */
  canary?: string | undefined;
  page?: Window;
}

/** What begins to be told of a page; `loader` is to be used in place of the one handed in. */
export interface Telemetry {
  loader: ScreenLoader;
  /** Tells what was measured so far and would otherwise wait until the page is left. */
  measure(): void;
}

/** Begins to tell the API how the parts of this page do. */
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
    // A bad canary is taken back the sooner the earlier its failures are known.
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

/** The loader, which notes when each screen was wanted first. */
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

/** Asked for while a canary runs, by its pages and by those it is compared with. */
async function ticketed(about: ReporterParts['about']): Promise<void> {
  const ticket = await takeVisitTicket(about.lock);
  if (ticket !== undefined) about.ticket = ticket;
}

const keyOf = ({ remote, screen }: ScreenAddress) => `${remote}/${screen}`;

/** Tells of the first drawing of each screen how long it took. */
function onDrawn(loader: ScreenLoader, askedAt: (address: ScreenAddress) => number | undefined) {
  const drawn = new Set<string>();
  const counted = new Set<string>();
  const isFirst = (key: string) => !drawn.has(key) && drawn.add(key);
  return ({ part, version, screen }: Extract<HealthFact, { kind: 'mount' }>) => {
    const release = loader.release(part);
    const asked = askedAt({ remote: part, screen });
    if (release?.version !== version || asked === undefined) return;
    if (!isFirst(`${part}@${version}/${screen}`)) return;
    const drawing = { release, screen, askedAt: asked, drawnAt: performance.now() };
    for (const phase of phasesOf(drawing, arrivals(), counted)) {
      recordFact({ kind: 'load', part, version, ...phase });
    }
  };
}

function tellShare({ to, from, ...share }: Share, { remotes }: Composition, loader: ScreenLoader) {
  const partOf = (federation: string) =>
    Object.values(remotes).find((remote) => remote.federation === federation)?.part;
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
