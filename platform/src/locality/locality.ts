import { createStore } from 'zustand/vanilla';
import { defaultPlace, type GeoPlace, placesKey } from '../contract';
import { type SafeStorage, safeStorage } from '../session/safe-storage';
import { followStorage } from '../store/follow-storage';
import { parsePlaces, withChoice } from './locality.model';

/** Snapshot of the search locality; a new object with every change. */
export interface LocalityState {
  /** Place to search: the document's address's, else the user's choice, else the default. */
  place: GeoPlace;
  /** False while `place` is the installation's default. */
  isChosen: boolean;
  /** The last choices on this device, newest first. */
  recent: readonly GeoPlace[];
}

/** The search locality of this device, and the only ways to change it. */
export interface Locality {
  get(): LocalityState;
  subscribe(listener: () => void): () => void;
  /** Selects a place from the API, and stores it. */
  choose(place: GeoPlace): void;
  /** Sets the installation's default for users without a choice. Not stored. */
  assume(place: GeoPlace): void;
  /** Sets the place that the document's address names: it precedes earlier choices. Not stored. */
  override(place: GeoPlace): void;
  /** Reads storage again after another tab changed it. */
  reread(): void;
}

/**
 * The locality over a storage.
 *
 * @example const locality = createLocality(safeStorage(() => window.localStorage));
 */
export function createLocality(storage: SafeStorage): Locality {
  let assumed = defaultPlace;
  let named: GeoPlace | undefined;
  const stateOf = (recent: readonly GeoPlace[]): LocalityState => ({
    place: named ?? recent[0] ?? assumed,
    isChosen: (named ?? recent[0]) !== undefined,
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
      named = undefined;
      store.setState(stateOf(recent));
    },
    assume(place) {
      if (place._id === assumed._id) return;
      assumed = place;
      store.setState(stateOf(store.getState().recent));
    },
    override(place) {
      named = place;
      store.setState(stateOf(store.getState().recent));
    },
    reread() {
      named = undefined;
      store.setState(read());
    },
  };
}

/**
 * The page's locality, on the browser's storage. `PlatformProvider` syncs it with other tabs.
 */
export const locality: Locality = createLocality(safeStorage(() => window.localStorage));

/** Follows choices of other tabs. Returns the unsubscriber. */
export const followOtherTabsPlaces = (followed: Locality = locality): (() => void) =>
  followStorage([placesKey], followed.reread);
