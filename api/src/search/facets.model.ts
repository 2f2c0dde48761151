import type { FacetName } from '@nukkad/platform/contract';

/** Facets whose options are bits; `quick` is a filter nobody sees counts of. */
export type PackedFacet = Exclude<FacetName, 'avail' | 'city' | 'state'> | 'quick';

/**
 * Where each facet's bits lie in the 53 that a number holds exactly: from, and how many. None
 * lies on both sides of bit 32, so that halves can be compared. Options of different categories
 * may share a bit.
 */
export const layout: Record<PackedFacet, [from: number, bits: number]> = {
  gender: [0, 2],
  lang: [2, 12],
  exp: [14, 5],
  rating: [19, 4],
  fee: [23, 6],
  quick: [29, 1],
  level: [32, 12],
  court: [44, 9],
};

/** The bit of the option at `position` of a facet. Fails when the facet has no room for it. */
export function bitOf(facet: PackedFacet, position: number): number {
  const [from, bits] = layout[facet];
  if (position >= bits) throw new Error(`The facet ${facet} has room for ${bits} options.`);
  return from + position;
}
