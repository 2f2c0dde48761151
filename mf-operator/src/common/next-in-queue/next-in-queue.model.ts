/** An entry of the list by its position, and where it stood before it left; -1 while it is in no list. */
interface Standing {
  at: number;
  before: number;
}

/**
 * The entry to decide next, in the order of the queue: what follows the open one, or what has moved up
 * to its place once it has left the list; else the first of the others.
 */
export function nextOf<Entry>(
  entries: readonly Entry[],
  { at, before }: Standing,
): Entry | undefined {
  const next = at >= 0 ? entries[at + 1] : entries[before];
  return next ?? entries.find((_, place) => place !== at);
}
