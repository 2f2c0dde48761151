import { createStore } from 'zustand/vanilla';
import { defaultPlace, type GeoPlace, placesKey } from '../contract';
import { type SafeStorage, safeStorage } from '../session/safe-storage';
import { parsePlaces, withChoice } from './locality.model';

export interface LocalityState {
  /** Where to look for professionals: the person's choice, else the installation's. */
  place: GeoPlace;
  /** False while `place` is only the installation's. */
  isChosen: boolean;
  /** The last choices of this device, newest first. */
  recent: readonly GeoPlace[];
}

/** Where this device looks for professionals, and the only ways to change it. */
export interface Locality {
  get(): LocalityState;
  subscribe(listener: () => void): () => void;
  /** Takes a place the API gave, and remembers it. */
  choose(place: GeoPlace): void;
  /** Says where the installation looks for who has not chosen. Nothing is remembered. */
  assume(place: GeoPlace): void;
  /** Reads storage again: another tab changed it. */
  reread(): void;
}

/**
 * The locality over some storage.
 *
 * @example const locality = createLocality(safeStorage(() => window.localStorage));
 */
export function createLocality(storage: SafeStorage): Locality {
  let assumed = defaultPlace;
  const stateOf = (recent: readonly GeoPlace[]): LocalityState => ({
    place: recent[0] ?? assumed,
    isChosen: recent.length > 0,
    recent,
  });
  const read = () => stateOf(parsePlaces(storage.get(placesKey)));
  const store = createStore<LocalityState>(read);
  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    choose(place) {
      const recent = withChoice(store.getState().recent, place);
      storage.set(placesKey, JSON.stringify(recent));
      store.setState(stateOf(recent));
    },
    assume(place) {
      if (place._id === assumed._id) return;
      assumed = place;
      store.setState(stateOf(store.getState().recent));
    },
    reread: () => store.setState(read()),
  };
}

/** The page's locality, on the browser's storage; other tabs' choices arrive on their own. */
export const locality: Locality = createLocality(safeStorage(() => window.localStorage));

/** Starts following the choices of other tabs. Returns how to stop. */
export function followOtherTabsPlaces(followed: Locality = locality): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === placesKey) followed.reread();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
