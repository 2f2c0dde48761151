import type { LoadFact, RemoteRelease } from '@nukkad/platform/contract';

/** Subset of `PerformanceResourceTiming`: milliseconds since navigation start, and bytes. */
export interface Arrival {
  /** URL of the file. */
  name: string;
  startTime: number;
  responseEnd: number;
  /** 0 for a file from the browser's cache. */
  transferSize: number;
}

export interface Drawing {
  release: RemoteRelease;
  screen: string;
  /** Request and first render of the screen, in milliseconds. */
  askedAt: number;
  drawnAt: number;
}

type Phase = Pick<LoadFact, 'phase' | 'ms' | 'bytes'>;

/**
 * Durations of a screen's load phases. Files counted before are excluded, so that cached files cost
 * a screen nothing; `counted` is extended by the files counted now.
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
  // For a prefetched screen the wait starts at the request.
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

/** Path without origin and query: mirrors differ in origin, retries have a query. */
function pathOf(address: string): string {
  return new URL(address, 'http://nowhere').pathname;
}
