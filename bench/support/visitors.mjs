import { setTimeout as wait } from 'node:timers/promises';

/** Visits under way at once; while all are, a server gets fewer visits than the rate. */
const HANDS = 16;

/**
 * Visits at a constant rate until they are ended.
 *
 * @param visit gets the visit's number, from 0; what it throws is thrown by `end`
 */
export function startVisitors(perSecond, visit) {
  const began = performance.now();
  let isOver = false;
  let visits = 0;
  const hand = async () => {
    while (!isOver) {
      const nth = visits;
      visits += 1;
      await wait(Math.max(0, began + (nth * 1_000) / perSecond - performance.now()));
      await visit(nth);
    }
  };
  const all = Promise.all(Array.from({ length: HANDS }, hand));
  // `end` tells of it.
  all.catch(() => {});
  return {
    /** Resolves to the number of visits once the last one is over. */
    async end() {
      isOver = true;
      await all;
      return visits;
    },
  };
}
