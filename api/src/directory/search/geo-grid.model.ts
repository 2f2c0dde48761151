export interface Point {
  lat: number;
  lng: number;
}

export type Circle = Point & { km: number };

export const kmPerDegree = 111.195;

/** Degrees of longitude that a circle reaches to either side. */
export function widthOf({ lat, km }: Pick<Circle, 'lat' | 'km'>): number {
  const high = km / kmPerDegree;
  return high / Math.max(0.01, Math.cos(((Math.abs(lat) + high) * Math.PI) / 180));
}

/** Larger circles hold most of a city, where scanning square by square gains nothing. */
const nearKm = 5;

export const isNear = (circle: Circle | null): boolean => circle !== null && circle.km <= nearKm;

const squaresPerDegree = 100;
const rowStep = 65_536;

/** Grid squares that a circle touches, or a few more: the first and last per row of the grid. */
export function gridCellsWithin(circle: Circle): [low: number, high: number][] {
  const { lat, lng, km } = circle;
  const high = km / kmPerDegree;
  const wide = widthOf(circle);
  return gridCellsIn({
    ...{ south: lat - high, north: lat + high },
    ...{ west: lng - wide, east: lng + wide },
  });
}

/** The same of a box, in degrees. */
export function gridCellsIn({
  south,
  north,
  west,
  east,
}: Record<'south' | 'north' | 'west' | 'east', number>): [low: number, high: number][] {
  const [top, bottom] = [rowOf(north), rowOf(south)];
  return Array.from({ length: top - bottom + 1 }, (_, index) => {
    const row = (bottom + index) * rowStep;
    return [row + columnOf(west), row + columnOf(east)];
  });
}

// As search_row.square is computed.
const rowOf = (lat: number) => Math.floor((lat + 90) * squaresPerDegree);
const columnOf = (lng: number) => Math.floor((lng + 180) * squaresPerDegree);
