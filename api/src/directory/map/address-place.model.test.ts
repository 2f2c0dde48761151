import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeoPlace } from '@nukkad/platform/contract';
import { localitiesByPin, placeOfAddress } from './address-place.model';

const locality = (name: string, pin: string | null, lat: number, lng: number): GeoPlace => ({
  ...{ _id: name, kind: 'locality', name, slug: name.toLowerCase(), pin, isServed: true },
  ...{ city: 'Bengaluru', citySlug: 'bengaluru', state: 'Karnataka', point: { lat, lng } },
});

const localities = [
  locality('Agara', '560102', 12.924, 77.65),
  locality('HSR Layout', '560102', 12.911_649, 77.638),
  locality('Jayanagar', '560041', 12.925, 77.594),
  locality('Nowhere', null, 0, 0),
];
const bengaluru = (lat: number, lng: number) => ({ city: 'Bengaluru', lat, lng });

for (const [address, place] of [
  ['Block C, Public Offices, Jayanagar, Bengaluru 560041', bengaluru(12.925, 77.594)],
  ['Block C, Jayanagar, Bengaluru - 560 041', bengaluru(12.925, 77.594)],
  ['12 Jayanagar Road, HSR Layout, Bengaluru 560102', bengaluru(12.912, 77.638)],
  ['Sector 2, Bengaluru 560102', bengaluru(12.918, 77.644)],
  ['Jayanagar, Bengaluru', null],
  ['Jayanagar, Bengaluru 560999', null],
  ['Near the lake, telephone 9856004112', null],
  ['', null],
] as const) {
  test(`“${address}” is ${place ? 'placed' : 'not placed'}`, () => {
    assert.deepEqual(placeOfAddress(address, localitiesByPin(localities)), place);
  });
}
