import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Where reads of the directory go: to `any` server, as far as a replica is near enough, or to the
 * primary as long as it answers.
 */
export type ReadingPlace = 'any' | 'primary';

const places = new AsyncLocalStorage<{ place: ReadingPlace; server?: object }>();

/** Runs `work`, and all that it starts, with its reads from there. */
export const readFrom = <T>(place: ReadingPlace, work: () => T): T => places.run({ place }, work);

/** Work outside a request reads from the primary. */
export const readingPlace = (): ReadingPlace => places.getStore()?.place ?? 'primary';

/**
 * From now on this work reads from the primary, so that what it reads next is never older than what
 * it has read.
 */
export function stayWithPrimary(): void {
  const store = places.getStore();
  if (store) store.place = 'primary';
}

/** The server that this work reads while it reads from `any`: what it chose first. */
export function stayWith<T extends object>(choose: () => T | undefined): T | undefined {
  const store = places.getStore();
  if (!store) return choose();
  store.server ??= choose();
  return store.server as T | undefined;
}
