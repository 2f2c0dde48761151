import type { Vitals } from './vitals.model';

/** Interactions shorter than this are good whatever their number; the browser's default is 104. */
const SHORTEST_MS = 40;

interface EventEntry extends PerformanceEntry {
  /** 0 for events that belong to no press, tap or key. */
  interactionId?: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Feeds what the browser measures into `vitals`. Not a package: those give one value for a whole
 * document, and here several parts hold it one after another.
 *
 * @returns brings what the browser has measured and not yet said
 */
export function observeVitals(vitals: Vitals): () => void {
  // Drawn in the background, the largest picture says when somebody looked, not how fast it was.
  const wasSeen = document.visibilityState === 'visible';
  const observers = [
    ...(wasSeen
      ? [observe('largest-contentful-paint', (entry) => vitals.painted(entry.startTime))]
      : []),
    observe('event', (entry: EventEntry) => {
      if (entry.interactionId) vitals.interacted(entry.startTime, entry.duration);
    }),
    observe('first-input', (entry) => vitals.interacted(entry.startTime, entry.duration)),
    observe('layout-shift', (entry: ShiftEntry) => {
      if (!entry.hadRecentInput) vitals.shifted(entry.startTime, entry.value);
    }),
  ];
  return () => {
    for (const bring of observers) bring();
  };
}

/** Whether the browser measures a kind of entry: Chromium all of them, others some. */
export function measures(type: string): boolean {
  return globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type) ?? false;
}

function observe<Entry extends PerformanceEntry>(
  type: string,
  hear: (entry: Entry) => void,
): () => void {
  const hearAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) hear(entry as Entry);
  };
  if (!measures(type)) return () => {};
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    durationThreshold: SHORTEST_MS,
  } as PerformanceObserverInit);
  return () => hearAll(observer.takeRecords());
}
