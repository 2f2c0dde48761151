import type { HealthFact } from '@nukkad/platform/contract';

/** What the page remembers for the overlay; older facts make room. */
const MOST_REMEMBERED = 500;

type Listener = (fact: HealthFact) => void;

let told: readonly HealthFact[] = [];
const listeners = new Set<Listener>();

/**
 * Says what happened to a release in this page: drawn, failed, broken, how fast. Whoever says it
 * need not care who listens, and nothing that goes wrong with telling reaches them.
 *
 * @example tell({ kind: 'mount', part: 'mf-public', version: 'ab12', screen: 'listing' });
 */
export function tell(fact: HealthFact): void {
  told = [...told.slice(1 - MOST_REMEMBERED), fact];
  for (const listener of listeners) {
    try {
      listener(fact);
    } catch {
      // A lost fact must not add a failure to the one it is about.
    }
  }
}

/** Everything told in this page so far, oldest first; another list after every fact. */
export function facts(): readonly HealthFact[] {
  return told;
}

/** Hears every fact from now on. Returns how to stop. */
export function onFact(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
