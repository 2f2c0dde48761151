import { aVendor } from '@nukkad/platform/testing';
import { kmBetween, kmFrom, mapsAddress } from './distance.model';

const hsr = { lat: 12.9116, lng: 77.6474 };

test.each([
  ['itself', hsr, 0],
  ['Koramangala', { lat: 12.932, lng: 77.623 }, 3.5],
  ['Whitefield', { lat: 12.97, lng: 77.75 }, 12.9],
  ['Mumbai', { lat: 19.076, lng: 72.8777 }, 850],
])('from HSR Layout to %s', (_where, to, km) => {
  expect(Math.abs(kmBetween(hsr, to) - km)).toBeLessThan(km > 100 ? 15 : 0.3);
});

test.each([
  ['a city without a middle', null, aVendor().locality, null],
  ['somebody without a place', hsr, null, null],
  ['another region', { lat: 19.076, lng: 72.8777 }, aVendor().locality, null],
  ['the next neighbourhood', hsr, aVendor().locality, 0],
])('%s is so far', (_what, point, locality, km) => {
  expect(kmFrom(point, locality)).toBe(km);
});

test.each([
  ['27th Main, HSR Layout', '27th Main, HSR Layout, Bengaluru 560102'],
  ['27th Main, HSR Layout, Bengaluru 560102', '27th Main, HSR Layout, Bengaluru 560102'],
])('maps are asked the way to %s', (address, asked) => {
  const url = new URL(mapsAddress(aVendor({ address })));
  expect(url.searchParams.get('destination')).toBe(asked);
});
