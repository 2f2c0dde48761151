import { useSyncExternalStore } from 'react';
import { type LocalityState, locality } from './locality';

/**
 * Where the person looks for professionals: set in the header, remembered on the device, the same
 * in all tabs. `place.name` is for headings, `place.citySlug` for addresses, `place.point` for
 * distances (null of a whole city). Renders again when it changes. Change it with
 * `locality.choose(place)`, a place that the API gave (`suggestPlaces`, `getNearestPlace`).
 *
 * @example const { place } = useLocality(); // place.name === 'HSR Layout'
 */
export function useLocality(): LocalityState {
  return useSyncExternalStore(locality.subscribe, locality.get, locality.get);
}
