import { locality } from '@nukkad/platform';
import type { AheadState } from '@nukkad/platform/host';

/**
 * Takes over the locality of a page rendered ahead of the visit. An unknown one is not in that page,
 * so it leaves the address, too.
 */
export function assumePlace({ place, isPlaceNamed }: AheadState): void {
  if (isPlaceNamed) locality.override(place);
  else locality.assume(place);
  const url = new URL(location.href);
  if (isPlaceNamed || !url.searchParams.has('loc')) return;
  url.searchParams.delete('loc');
  history.replaceState(history.state, '', url);
}
