import { useMemo, useSyncExternalStore } from 'react';
import { useAhead } from '../ahead/ahead';
import { defaultPlace, type GeoPlace } from '../contract';
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
  const ahead = useMemo(() => aheadState(place), [place]);
  return useSyncExternalStore(locality.subscribe, locality.get, () => ahead);
}

/** The device's own state where it is the same, so that nothing renders again after hydration. */
function aheadState(place: GeoPlace): LocalityState {
  const here = locality.get();
  const isSame = !here.isChosen && here.place._id === place._id;
  return isSame ? here : { place, isChosen: false, recent: [] };
}
