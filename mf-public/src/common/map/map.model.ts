import type { MapBounds, MapPosition } from '@nukkad/platform';
import { limits, type MapAnswer, type MapPlace } from '@nukkad/platform/contract';
import Supercluster from 'supercluster';

/** What a map shows around a point. */
export interface MapCircle extends MapPosition {
  km: number;
}

/** Radii in kilometres, closest first. */
export const ranges: readonly number[] = limits.radii;

/** Rings of each radius: their distances in kilometres. */
const rings: Record<number, number[]> = {
  2: [1, 2],
  5: [1, 3, 5],
  10: [3, 6, 10],
  25: [5, 15, 25],
};

/** Distances of a circle's rings, in kilometres. */
export const ringsOf = (km: number): number[] => rings[km] ?? [km / 2, km];

/** The next radius, closer (-1) or farther (1); null at the end. */
export function nextRange(km: number, step: -1 | 1): number | null {
  const beyond = ranges.filter((range) => (step > 0 ? range > km : range < km));
  return (step > 0 ? beyond[0] : beyond.at(-1)) ?? null;
}

const KM_PER_DEGREE = 111.195;

const kmEast = ({ lat }: MapPosition) => KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);

/** Rounded, so that the same part of the earth is the same request. */
const rounded = (degrees: number) => Number(degrees.toFixed(limits.mapDecimals));

export function roundedBox({ south, north, west, east }: MapBounds): MapBounds {
  return {
    ...{ south: rounded(south), north: rounded(north) },
    ...{ west: rounded(west), east: rounded(east) },
  };
}

/** The box around a circle. */
export function boxAround(circle: MapCircle): MapBounds {
  const { lat, lng, km } = circle;
  const [high, wide] = [km / KM_PER_DEGREE, km / kmEast(circle)];
  return roundedBox({ south: lat - high, north: lat + high, west: lng - wide, east: lng + wide });
}

/** Where a position lies in the square around a circle: from 0 to 1, right and down. */
export function placeIn(circle: MapCircle, { lat, lng }: MapPosition): { x: number; y: number } {
  const right = ((lng - circle.lng) * kmEast(circle)) / circle.km;
  const up = ((lat - circle.lat) * KM_PER_DEGREE) / circle.km;
  return { x: (1 + right * EDGE) / 2, y: (1 - up * EDGE) / 2 };
}

/** Share of the square that its outermost ring takes: names and markers need the rest. */
export const EDGE = 0.9;

/** Neighbourhoods whose names do not overlap in the square around a circle. */
export function namesIn(circle: MapCircle, places: readonly MapPlace[]) {
  const shown: { name: string; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = placeIn(circle, place);
    const isFree = shown.every((one) => Math.abs(one.x - x) > 0.3 || Math.abs(one.y - y) > 0.08);
    if (isFree && x > 0.08 && x < 0.92 && y > 0.03 && y < 0.97) {
      shown.push({ name: place.name, x, y });
    }
  }
  return shown;
}

/** The neighbourhood nearest to a position; null without any. */
export function nearestName(places: readonly MapPlace[], position: MapPosition): string | null {
  const [nearest] = [...places].sort(
    (one, other) => kmFrom(position, one) - kmFrom(position, other),
  );
  return nearest?.name ?? null;
}

type Shown = Pick<MapAnswer, 'points' | 'groups'>;

/**
 * The smallest circle that holds everybody shown; where none does, the largest one, around whom most
 * others are near. Null for nobody.
 */
export function circleOf({ points, groups }: Shown): MapCircle | null {
  const all = [...points.map((point) => ({ ...point, count: 1 })), ...groups];
  if (all.length === 0) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    lat: middle(all.map(({ lat }) => lat)),
    lng: middle(all.map(({ lng }) => lng)),
  };
  const far = Math.max(...all.map((one) => kmFrom(centre, one)));
  const km = ranges.find((range) => range >= far);
  return km === undefined ? crowdOf(all) : { ...centre, km };
}

/** The largest circle around one of these that holds most of them. */
function crowdOf(all: readonly (MapPosition & { count: number })[]): MapCircle | null {
  const km = Math.max(...ranges);
  const near = (one: MapPosition) =>
    all.reduce((sum, other) => sum + (kmFrom(one, other) <= km ? other.count : 0), 0);
  const counted = all.map(({ lat, lng }) => ({ lat, lng, km, count: near({ lat, lng }) }));
  const [most] = counted.sort((one, other) => other.count - one.count);
  return most ? { lat: most.lat, lng: most.lng, km } : null;
}

function kmFrom(centre: MapPosition, { lat, lng }: MapPosition): number {
  return Math.hypot((lat - centre.lat) * KM_PER_DEGREE, (lng - centre.lng) * kmEast(centre));
}

/** What stands on a map: one professional, or several near each other. */
export interface Marker extends MapPosition {
  /** The same for the same people. */
  id: string;
  count: number;
  /** Who, as far as it is known; the first few of many. */
  people: { id: string; name: string; title: string }[];
}

type Person = Marker['people'][number];

/** More are not listed below a map. */
const MOST_PEOPLE = 10;

/** Pixels within which two markers are one: a finger must hit either. */
const APART = 48;

/** Beyond it who is at one spot stays together. */
const CLOSEST = 18;

/** Markers at a zoom, the nearest to the middle first. `zoom` is of a world 512 pixels wide. */
export function markersOf(shown: Shown, zoom: number, middle: MapPosition): Marker[] {
  const index = new Supercluster<Gathered, Gathered>({
    ...{ radius: APART, extent: 512, maxZoom: CLOSEST, minPoints: 2 },
    map: (one) => ({ ...one }),
    reduce: (all, one) => {
      all.count += one.count;
      all.people = [...all.people, ...one.people].slice(0, MOST_PEOPLE);
    },
  });
  index.load(featuresOf(shown));
  return index
    .getClusters([-180, -85, 180, 85], Math.floor(Math.min(zoom, CLOSEST)))
    .map(({ geometry, properties: { count, people } }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const id = count === 1 && people[0] ? people[0].id : `${lat.toFixed(5)} ${lng.toFixed(5)}`;
      return { id, lat, lng, count, people };
    })
    .sort((one, other) => kmFrom(middle, one) - kmFrom(middle, other));
}

interface Gathered {
  count: number;
  people: Person[];
}

function featuresOf({ points, groups }: Shown) {
  const at = ({ lat, lng }: MapPosition, properties: Gathered) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties,
  });
  return [
    ...points.map((point) => {
      const { _id: id, vendorName: name, title } = point;
      return at(point, { count: 1, people: [{ id, name, title }] });
    }),
    ...groups.map((group) => at(group, { count: group.count, people: [] })),
  ];
}

/** Side of the square of a schematic in pixels, about: its markers are gathered for it. */
const SQUARE = 360;

const EARTH_KM = 40_075;

/** Zoom of a world 512 pixels wide at which a circle fills its square. */
export function zoomOf(circle: MapCircle): number {
  const kmPerPixel = (2 * circle.km) / (SQUARE * EDGE);
  return Math.log2((EARTH_KM * Math.cos((circle.lat * Math.PI) / 180)) / (512 * kmPerPixel));
}

/** What of a map lies within a circle: the corners of the box that was asked for are left out. */
export function inCircle<S extends Shown>(circle: MapCircle, shown: S): S & { total: number } {
  const isWithin = (position: MapPosition) => kmFrom(circle, position) <= circle.km;
  const points = shown.points.filter(isWithin);
  const groups = shown.groups.filter(isWithin);
  const total = groups.reduce((sum, { count }) => sum + count, points.length);
  return { ...shown, points, groups, total };
}

/** The radius in which a list finds everybody of a marker, in kilometres: the smallest there is. */
export const listRadius = limits.radii[0];
