import type { Facet, FacetName, FacetOption } from '@nukkad/platform/contract';

/** Facets whose options are bits; `quick` is a filter without displayed counts. */
export type PackedFacet = Exclude<FacetName, 'avail' | 'city' | 'state'> | 'quick';

/**
 * First bit and number of bits of each facet, within the 53 bits that a number holds exactly. None
 * crosses bit 32, because JavaScript compares bits by 32-bit halves. Options of different
 * categories may share a bit.
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

/** The bit of the option at `position` of a facet. Fails when the facet has no bit left. */
export function bitOf(facet: PackedFacet, position: number): number {
  const [from, bits] = layout[facet];
  if (position >= bits) throw new Error(`The facet ${facet} has room for ${bits} options.`);
  return from + position;
}

/** Facets of which each vendor has exactly one option: together they determine a row's cell. */
const cellFacets: PackedFacet[] = ['gender', 'exp', 'rating', 'fee', 'quick'];

export const isOfCell = (facet: FacetName | 'quick'): boolean =>
  cellFacets.some((name) => name === facet);

/** The chosen options of one facet; a row matches with any of them. */
export interface Choice {
  facet: FacetName | 'quick';
  /** Bits of a row's facets; for `avail`, bits of its week. */
  bits: number[];
}

/** Bits as a number; exact below bit 53. */
export const maskOf = (bits: number[]): number => bits.reduce((sum, bit) => sum + 2 ** bit, 0);

const half = 2 ** 32;

/** Rows per bit, and the number of matches. */
export interface Tally {
  total: number;
  options: number[];
  avail: number[];
}

export const nothingCounted = (): Tally => ({
  total: 0,
  options: new Array(53).fill(0),
  avail: new Array(4).fill(0),
});

/** A row for counting: masks of its facets and of its week. */
export type Counted = [facets: number, avail: number];

/**
 * Counts rows under `choices`: an option counts the rows that the list would hold with it in place
 * of its facet's other options, so a row excluded by one facet alone still counts for that facet.
 */
export function tally(rows: Iterable<Counted>, choices: Choice[]): Tally {
  const counts = nothingCounted();
  const masks = choices.map(({ facet, bits }) => ({ facet, mask: maskOf(bits) }));
  for (const [facets, avail] of rows) {
    const failed = masks.filter(
      ({ facet, mask }) => !meet(facet === 'avail' ? avail : facets, mask),
    );
    if (failed.length > 1) continue;
    const only = failed[0]?.facet;
    if (only === undefined) counts.total += 1;
    countBits(counts.options, facets, only === undefined ? everything : rangeOf(only));
    if (only === undefined || only === 'avail') countBits(counts.avail, avail, everything);
  }
  return counts;
}

const meet = (one: number, other: number): boolean =>
  ((one >>> 0) & (other >>> 0)) !== 0 || ((one / half) & (other / half)) !== 0;

type Range = [from: number, until: number];

const everything: Range = [0, 53];
const nothing: Range = [0, 0];

function rangeOf(facet: FacetName | 'quick'): Range {
  if (facet === 'avail' || facet === 'city' || facet === 'state') return nothing;
  const [from, bits] = layout[facet];
  return [from, from + bits];
}

function countBits(counts: number[], mask: number, [from, until]: Range): void {
  if (until === 0) return;
  countHalf(counts, mask >>> 0, 0, from, until);
  countHalf(counts, (mask / half) >>> 0, 32, from, until);
}

function countHalf(counts: number[], bits: number, offset: number, from: number, until: number) {
  for (let rest = bits; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
    const bit = offset + 31 - Math.clz32(rest & -rest);
    if (bit >= from && bit < until) counts[bit] = (counts[bit] ?? 0) + 1;
  }
}

/** An option without its count. */
export type OptionName = Pick<FacetOption, 'value' | 'label'>;

/** A facet as sent to clients. `countOf` and `isSelected` are called per option. */
export function toFacet<O extends OptionName>(
  name: FacetName,
  options: O[],
  isExact: boolean,
  countOf: (option: O) => number,
  isSelected: (option: O) => boolean,
): Facet {
  return {
    name,
    options: options.map((option) => ({
      value: option.value,
      label: option.label,
      count: countOf(option),
      isExact,
      isSelected: isSelected(option),
    })),
  };
}
