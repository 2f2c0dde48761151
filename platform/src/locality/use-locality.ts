import { useMemo, useSyncExternalStore } from 'react';
import { useAhead } from '../ahead/ahead';
import { defaultPlace } from '../contract';
import { type LocalityState, locality } from './locality';

/**
 * The search locality: set in the header, stored on the device, shared by all tabs. `place.name` is
 * for headings, `place.citySlug` for addresses, `place.point` for distances (null for a whole
 * city). Re-renders on change. Change it with `locality.choose(place)`, a place from the API
 * (`suggestPlaces`, `getNearestPlace`). While hydrating it is the place of the page rendered ahead.
 *
 * @example const { place } = useLocality(); // place.name === 'HSR Layout'
 */
export function useLocality(): LocalityState {
  const place = useAhead()?.place ?? defaultPlace;
  // React compares server snapshots by identity.
  const ahead = useMemo(() => ({ place, isChosen: false, recent: [] }), [place]);
  return useSyncExternalStore(locality.subscribe, locality.get, () => ahead);
}
