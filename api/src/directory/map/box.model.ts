import { limits, type MapPlace } from '@nukkad/platform/contract';
import { notValid } from '../../core/http/refusals';
import { asMessages } from '../../core/language/message';
import { kmBetween, type Point } from '../geo/places.model';
import { kmPerDegree } from '../search/geo-grid.model';

/** A part of the earth, in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

type Sides = { [side in keyof Box]?: number | undefined };

const sides = ['south', 'north', 'west', 'east'] as const;

/** The box of a query; null when none is asked for. Fails with `validation`. */
export function boxOf(asked: Sides): Box | null {
  const missing = sides.filter((side) => asked[side] === undefined);
  if (missing.length === sides.length) return null;
  const errors: Record<string, string> = {};
  for (const side of missing) errors[side] = 'must be given with the other three';
  const box = asked as Box;
  if (box.south >= box.north) errors.north = 'must be north of south';
  if (box.west >= box.east) errors.east = 'must be east of west';
  if (Object.keys(errors).length > 0) throw notValid(asMessages(errors));
  return box;
}

/** Larger boxes hold most of a city, where scanning square by square gains nothing. */
const nearKm = 10;

/** Whether few rows lie beyond the matches when the box is read square by square. */
export const isNearBox = (box: Box | null): box is Box => box !== null && kmAcross(box) <= nearKm;

function kmAcross({ south, north, west, east }: Box): number {
  const wide = (east - west) * Math.cos((south * Math.PI) / 180);
  return Math.max(north - south, wide) * kmPerDegree;
}

/** Kilometres across a large city. */
const cityKm = 24;

/** Rows that are grouped without a sample. */
const groupedRows = 2 * limits.countedVendors;

/**
 * The share of rows to group: all of few, and of what a small box may hold of a city of `total`
 * rows; else a sample, whose cost depends on neither.
 */
export function partOf(total: number, box: Box | null): number {
  if (total <= limits.countedVendors) return 1;
  if (isNearBox(box) && total * Math.min(1, (kmAcross(box) / cityKm) ** 2) <= groupedRows) return 1;
  return Math.min(1, (2 * limits.countedVendors) / total);
}

/** Degrees by which the smallest groups are apart: about a hundred metres. */
const finest = 0.001;

/**
 * Side of the squares that group a box's professionals, in degrees: a doubling of the finest, so
 * that groups stay as they are while a map is moved.
 */
export function groupSide({ south, north, west, east }: Box): number {
  const least = Math.max(north - south, east - west) / limits.mapGroupsAlong;
  return finest * 2 ** Math.max(0, Math.ceil(Math.log2(least / finest)));
}

/** A coordinate as a map may show it. */
export const blurred = (degrees: number): number => Number(degrees.toFixed(limits.mapDecimals));

/** A neighbourhood where it is. */
export type NamedPoint = Point & { name: string };

/** The box that holds all of these. */
export function boxAround(points: readonly Point[]): Box {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}

/** Neighbourhoods to name on the map of a box, the nearest to its middle first. */
export function placesIn(box: Box, places: readonly NamedPoint[]): MapPlace[] {
  const { south, north, west, east } = box;
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return places
    .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
    .map((place) => ({ place, km: kmBetween(middle, place) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, limits.mapPlaces)
    .map(({ place: { name, lat, lng } }) => ({ name, lat: blurred(lat), lng: blurred(lng) }));
}
