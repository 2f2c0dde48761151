import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFor } from '../../../seed/random';
import { gridCellsWithin, isNear, kmPerDegree, widthOf } from './geo-grid.model';

/** As the database computes search_row.square. */
const squareOf = (lat: number, lng: number) =>
  Math.floor((lat + 90) * 100) * 65_536 + Math.floor((lng + 180) * 100);

const middles: [lat: number, lng: number][] = [
  [12.9116, 77.6474],
  [0, 0],
  [-33.87, 151.21],
  [60.17, -179.99],
  [89.99, 10],
];

for (const [lat, lng] of middles) {
  test(`every point of a circle around ${lat}, ${lng} lies in its squares`, () => {
    const random = randomFor(3, 0, `${lat}`);
    for (const km of [0.25, 2, 5]) {
      const strips = gridCellsWithin({ lat, lng, km });
      for (let n = 0; n < 300; n += 1) {
        const up = ((random.int(-1_000, 1_000) / 1_000) * km) / kmPerDegree;
        const aside = (random.int(-1_000, 1_000) / 1_000) * widthOf({ lat, km });
        const square = squareOf(lat + up, lng + aside);
        assert.ok(strips.some(([low, high]) => square >= low && square <= high));
      }
    }
  });
}

test('a small circle leads to few squares', () => {
  const squares = gridCellsWithin({ lat: 12.9, lng: 77.6, km: 2 }).map(
    ([low, high]) => high - low + 1,
  );
  assert.ok(squares.length <= 5 && squares.every((count) => count <= 5));
});

test('only circles smaller than a city are looked through square by square', () => {
  const around = { lat: 12.9, lng: 77.6 };
  assert.deepEqual(
    [2, 5, 10, 25].map((km) => isNear({ ...around, km })),
    [true, true, false, false],
  );
  assert.equal(isNear(null), false);
});
