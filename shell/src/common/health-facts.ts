import { createStore, useStore } from '@nukkad/platform';
import type { HealthFact } from '@nukkad/platform/contract';

/** What the page remembers for the overlay; older facts make room. */
const MOST_REMEMBERED = 500;

interface FactLog {
  /** How many in all, those that are no longer remembered included. */
  count: number;
  facts: readonly HealthFact[];
}

const store = createStore<FactLog>(() => ({ count: 0, facts: [] }));

/**
 * Says what happened to a release in this page: drawn, failed, broken, how fast. Whoever says it
 * need not care who listens, and nothing that goes wrong with telling reaches them.
 *
 * @example recordFact({ kind: 'mount', part: 'mf-public', version: 'ab12', screen: 'listing' });
 */
export function recordFact(fact: HealthFact): void {
  store.setState(({ count, facts }) => ({
    count: count + 1,
    facts: [...facts.slice(1 - MOST_REMEMBERED), fact],
  }));
}

/** Everything told in this page so far, oldest first; another list after every fact. */
export function facts(): readonly HealthFact[] {
  return store.getState().facts;
}

/** Follows what `pick` takes of everything told; it gives the same, by `===`, until that changes. */
export function useFacts<Picked>(pick: (all: readonly HealthFact[]) => Picked): Picked {
  return useStore(store, (log) => pick(log.facts));
}

/** Hears every fact from now on, in order. Returns how to stop. */
export function onFact(listener: (fact: HealthFact) => void): () => void {
  let heard = store.getState().count;
  return store.subscribe(({ count, facts }) => {
    // A listener that tells something itself is called again before this call is over.
    const added = facts.slice(facts.length - (count - heard));
    heard = count;
    for (const fact of added) {
      try {
        listener(fact);
      } catch {
        // A lost fact must not add a failure to the one it is about.
      }
    }
  });
}
