import type { LoadFact, RemoteRelease } from '@nukkad/platform/contract';

/** What is used of a `PerformanceResourceTiming`: milliseconds since the page began, and bytes. */
export interface Arrival {
  /** The file's address. */
  name: string;
  startTime: number;
  responseEnd: number;
  /** 0 when it came from the browser's cache. */
  transferSize: number;
}

export interface Drawing {
  release: RemoteRelease;
  screen: string;
  /** When the page wanted the screen, and when it was drawn. */
  askedAt: number;
  drawnAt: number;
}

type Phase = Pick<LoadFact, 'phase' | 'ms' | 'bytes'>;

/**
 * How long a screen took and where. Files that were counted before are left out, so that what a
 * screen finds in the page costs it nothing; `counted` learns those that are counted now.
 */
export function phasesOf(drawing: Drawing, all: Arrival[], counted: Set<string>): Phase[] {
  const { release, screen, askedAt, drawnAt } = drawing;
  const { scripts = [], styles = [] } = release.screens[screen] ?? {};
  const isEntry = (file: string) => file === release.entry;
  const files = [...new Set([release.entry, ...scripts, ...styles])].map((file) => ({
    file,
    arrivals: arrivalsOf(release.base + file, all, counted),
  }));
  const entry = files.filter(({ file }) => isEntry(file)).flatMap(({ arrivals }) => arrivals);
  const rest = files.filter(({ file }) => !isEntry(file)).flatMap(({ arrivals }) => arrivals);
  for (const { file } of files) counted.add(release.base + file);
  // What was fetched ahead waited for the person, not the person for it.
  const readyAt = Math.max(askedAt, ...[...entry, ...rest].map(({ responseEnd }) => responseEnd));
  return [
    ...phase('entry', entry),
    ...phase('screen', rest),
    { phase: 'render', ms: Math.max(0, Math.round(drawnAt - readyAt)), bytes: 0 },
  ];
}

function arrivalsOf(path: string, all: Arrival[], counted: Set<string>): Arrival[] {
  if (counted.has(path)) return [];
  return all.filter(({ name, responseEnd }) => responseEnd > 0 && pathOf(name) === path);
}

function phase(name: 'entry' | 'screen', arrivals: Arrival[]): Phase[] {
  if (arrivals.length === 0) return [];
  const from = Math.min(...arrivals.map(({ startTime }) => startTime));
  const to = Math.max(...arrivals.map(({ responseEnd }) => responseEnd));
  const bytes = arrivals.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return [{ phase: name, ms: Math.round(to - from), bytes }];
}

/** Other origins have the same files under the same paths; a second attempt has a query. */
function pathOf(address: string): string {
  return new URL(address, 'http://nowhere').pathname;
}
