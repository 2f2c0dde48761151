import type { Vitals } from './vitals.model';

/** Shorter interactions are good in any number; the browser's default threshold is 104 ms. */
const SHORTEST_MS = 40;

interface EventEntry extends PerformanceEntry {
  /** 0 for events that are not part of a press, tap or key. */
  interactionId?: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Feeds performance entries into `vitals`. Not the web-vitals package, which yields one value per
 * document, while here several parts share a document over time.
 *
 * @returns a function that flushes buffered entries
 */
export function observeVitals(vitals: Vitals): () => void {
  // The LCP of a page loaded in a background tab measures when the user switched to it.
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

/** Whether the browser supports an entry type: Chromium all of them, others some. */
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
