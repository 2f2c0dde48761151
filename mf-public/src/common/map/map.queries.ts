import { type Loaded, type MapBounds, useEndpoint } from '@nukkad/platform';
import type { MapAnswer, Request, VendorsAnswer } from '@nukkad/platform/contract';

export type MapFilters = Omit<Request<'getVendorMap'>['query'], keyof MapBounds>;

/** The professionals of a list within a box; without one, of the whole list. */
export function useMap(filters: MapFilters, box: MapBounds | null): Loaded<MapAnswer> {
  return useEndpoint('getVendorMap', { query: { ...filters, ...box } }, { keepPrevious: true });
}

/** The cards of these professionals. */
export const useCards = (ids: readonly string[]): Loaded<VendorsAnswer> =>
  useEndpoint('getVendors', { query: { ids: ids.join(',') } }, { enabled: ids.length > 0 });
