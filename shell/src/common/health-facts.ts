import { createStore, useStore } from '@nukkad/platform';
import type { HealthFact } from '@nukkad/platform/contract';

/** Size of the in-page log for the overlay; the oldest facts are dropped. */
const MOST_REMEMBERED = 500;

interface FactLog {
  /** Total number, including dropped facts. */
  count: number;
  facts: readonly HealthFact[];
}

const store = createStore<FactLog>(() => ({ count: 0, facts: [] }));

/**
 * Records a health fact of a release: mounted, failed, crashed, how fast. Listeners are decoupled,
 * and their errors never reach the caller.
 *
 * @example recordFact({ kind: 'mount', part: 'mf-public', version: 'ab12', screen: 'listing' });
 */
export function recordFact(fact: HealthFact): void {
  store.setState(({ count, facts }) => ({
    count: count + 1,
    facts: [...facts.slice(1 - MOST_REMEMBERED), fact],
  }));
}

/** All remembered facts of this page, oldest first; a new array after every fact. */
export function facts(): readonly HealthFact[] {
  return store.getState().facts;
}

/** Selects from the facts; renders again when the selection changes by `===`. */
export function useFacts<Picked>(pick: (all: readonly HealthFact[]) => Picked): Picked {
  return useStore(store, (log) => pick(log.facts));
}

/** Calls the listener for every later fact, in order. Returns a function that unsubscribes. */
export function onFact(listener: (fact: HealthFact) => void): () => void {
  let heard = store.getState().count;
  return store.subscribe(({ count, facts }) => {
    // A listener that records a fact itself is called again before this call returns.
    const added = facts.slice(facts.length - (count - heard));
    heard = count;
    for (const fact of added) {
      try {
        listener(fact);
      } catch {
        // A failing listener must not add a failure to the one recorded.
      }
    }
  });
}
