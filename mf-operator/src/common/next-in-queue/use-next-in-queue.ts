import { useState } from 'react';
import { nextOf } from './next-in-queue.model';

/** The entry to decide after the open one; remembers where that stood in the list. */
export function useNextInQueue<Entry>(
  entries: readonly Entry[],
  isOpen: (entry: Entry) => boolean,
): Entry | undefined {
  const at = entries.findIndex(isOpen);
  const [before, setBefore] = useState(at);
  if (at >= 0 && at !== before) setBefore(at);
  return nextOf(entries, { at, before });
}
