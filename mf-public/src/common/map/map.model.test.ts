import type { MapPoint } from '@nukkad/platform/contract';
import {
  boxAround,
  circleOf,
  inCircle,
  type MapCircle,
  markersOf,
  namesIn,
  nearestName,
  nextRange,
  placeIn,
  ranges,
  ringsOf,
  zoomOf,
} from './map.model';

const hsr: MapCircle = { lat: 12.912, lng: 77.647, km: 5 };

const at = (id: string, north: number, east: number): MapPoint => ({
  ...{ _id: id, vendorName: `Dr. ${id}`, title: 'Dentist', profession: 'doctor' },
  lat: hsr.lat + north / 111.195,
  lng: hsr.lng + east / (111.195 * Math.cos((hsr.lat * Math.PI) / 180)),
});
const shownAs = (...points: MapPoint[]) => ({ points, groups: [] });

test.each([
  [2, -1, null],
  [2, 1, 5],
  [5, -1, 2],
  [10, 1, 25],
  [25, 1, null],
  [7, 1, 10],
] as const)('from %s km a step of %s leads to %s', (km, step, next) => {
  expect(nextRange(km, step)).toBe(next);
});

test('every radius has rings up to itself', () => {
  for (const km of ranges) {
    const rings = ringsOf(km);
    expect(rings.at(-1)).toBe(km);
    expect([...rings].sort((a, b) => a - b)).toEqual(rings);
  }
});

test('a box holds its circle, to three decimals', () => {
  expect(boxAround(hsr)).toEqual({ south: 12.867, north: 12.957, west: 77.601, east: 77.693 });
});

test.each([
  ['the middle', 0, 0, 0.5, 0.5],
  ['north, at the edge of the outermost ring', 5, 0, 0.5, 0.05],
  ['east', 0, 5, 0.95, 0.5],
  ['south-west', -2.5, -2.5, 0.275, 0.725],
] as const)('%s', (_, north, east, x, y) => {
  const place = placeIn(hsr, at('a', north, east));
  expect(place.x).toBeCloseTo(x, 3);
  expect(place.y).toBeCloseTo(y, 3);
});

test('people of several cities are shown where most of them are', () => {
  const shown = shownAs(at('far', 300, 0), at('a', 0, 0), at('b', 4, 3));
  const circle = circleOf(shown);
  expect(circle?.lat).toBeCloseTo(hsr.lat, 1);
  expect(inCircle(circle as MapCircle, shown).points.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('who is near is one marker from afar, and several from close by', () => {
  const shown = shownAs(at('a', 0, 0), at('b', 0.3, 0), at('c', 3, 3));
  const far = markersOf(shown, zoomOf(hsr), hsr);
  expect(far.map(({ count }) => count)).toEqual([2, 1]);
  expect(far[0]?.people.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  const near = { ...hsr, km: 0.5 };
  expect(markersOf(shown, zoomOf(near), near).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('who is at one spot stays together, however close', () => {
  const shown = shownAs(at('a', 0, 0), at('b', 0, 0));
  expect(markersOf(shown, 22, hsr)).toMatchObject([{ count: 2 }]);
});

test('of many at one spot the first are named, and all are counted', () => {
  const many = Array.from({ length: 30 }, (_, n) => at(`p${n}`, 0, 0));
  const [marker] = markersOf(shownAs(...many), 14, hsr);
  expect(marker?.count).toBe(30);
  expect(marker?.people).toHaveLength(10);
});

test('groups count for as many as they hold, and name nobody', () => {
  const { lat, lng } = hsr;
  const groups = [
    { lat, lng, count: 700 },
    { lat: lat + 0.001, lng, count: 40 },
  ];
  const [marker, ...others] = markersOf({ points: [], groups }, 10, hsr);
  expect(others).toEqual([]);
  expect(marker).toMatchObject({ count: 740, people: [] });
});

test('the corners of a box are not within its circle', () => {
  const groups = [{ lat: hsr.lat, lng: hsr.lng, count: 7 }];
  const shown = { points: [at('in', 3, 3), at('corner', 4.5, 4.5)], groups };
  const { points, total } = inCircle(hsr, shown);
  expect(points.map(({ _id }) => _id)).toEqual(['in']);
  expect(total).toBe(8);
});

test('names that would overlap give way to those before them', () => {
  const place = (name: string, north: number, east: number) => ({ ...at('x', north, east), name });
  const names = namesIn(hsr, [
    place('HSR Layout', 0, 0),
    place('Agara', 0.2, 0.5),
    place('Koramangala', 3, -1),
    place('Mysuru', -90, -90),
  ]);
  expect(names.map(({ name }) => name)).toEqual(['HSR Layout', 'Koramangala']);
});

test('a middle is named by the neighbourhood nearest to it', () => {
  const places = [
    { ...at('x', 4, 0), name: 'Koramangala' },
    { ...at('x', 1, 1), name: 'Agara' },
  ];
  expect(nearestName(places, hsr)).toBe('Agara');
  expect(nearestName([], hsr)).toBeNull();
});

test.each([
  ['nobody', shownAs(), null],
  ['one', shownAs(at('a', 0, 0)), 2],
  ['people eight kilometres apart', shownAs(at('a', 0, 0), at('b', 8, 0)), 5],
  ['people of a whole state', shownAs(at('a', 0, 0), at('b', 300, 0)), 25],
] as const)('%s are shown within the smallest circle', (_, shown, km) => {
  expect(circleOf(shown)?.km ?? null).toBe(km);
});
