import { useSyncExternalStore } from 'react';
import { type LocalityState, locality } from './locality';

/**
 * The search locality: set in the header, stored on the device, shared by all tabs. `place.name` is
 * for headings, `place.citySlug` for addresses, `place.point` for distances (null for a whole
 * city). Re-renders on change. Change it with `locality.choose(place)`, a place from the API
 * (`suggestPlaces`, `getNearestPlace`).
 *
 * @example const { place } = useLocality(); // place.name === 'HSR Layout'
 */
export function useLocality(): LocalityState {
  return useSyncExternalStore(locality.subscribe, locality.get, locality.get);
}
