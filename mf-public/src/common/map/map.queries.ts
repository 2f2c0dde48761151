import { type Loaded, type MapBounds, useEndpoint } from '@nukkad/platform';
import type { MapAnswer, Request, VendorsAnswer } from '@nukkad/platform/contract';

/** What a map is of: a list, or the results of a search. */
export type MapSource =
  | { call: 'getVendorMap'; query: Omit<Request<'getVendorMap'>['query'], keyof MapBounds> }
  | { call: 'getSearchMap'; query: Omit<Request<'getSearchMap'>['query'], keyof MapBounds> };

/** Who of `source` is within a box; without one, everybody. */
export function useMap({ call, query }: MapSource, box: MapBounds | null): Loaded<MapAnswer> {
  const request = { query: { ...query, ...box } } as Request<typeof call>;
  return useEndpoint(call, request, { keepPrevious: true });
}

/** The cards of these professionals. */
export const useCards = (ids: readonly string[]): Loaded<VendorsAnswer> =>
  useEndpoint('getVendors', { query: { ids: ids.join(',') } }, { enabled: ids.length > 0 });
