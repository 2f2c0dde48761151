import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeoPlace } from '@nukkad/platform/contract';
import { isCalled, nearestTo, placeOfSlug, placesFor, slugOf } from './places.model';

const place = (name: string, city: string, values: Partial<GeoPlace> = {}): GeoPlace => ({
  _id: name,
  kind: name === city ? 'city' : 'locality',
  name,
  slug: slugOf(name),
  city,
  citySlug: slugOf(city),
  state: 'Karnataka',
  pin: null,
  point: null,
  isServed: true,
  ...values,
});

const places = [
  place('Bengaluru', 'Bengaluru'),
  place('Mumbai', 'Mumbai', { state: 'Maharashtra' }),
  place('BTM Layout', 'Bengaluru', { pin: '560076' }),
  place('HSR Layout', 'Bengaluru', { pin: '560102', point: { lat: 12.9116, lng: 77.6474 } }),
  place('Koramangala', 'Bengaluru', { pin: '560034', point: { lat: 12.932, lng: 77.623 } }),
  place('Malleswaram', 'Bengaluru', { pin: '560003' }),
];

const cases: [term: string, names: string[]][] = [
  ['hsr', ['HSR Layout']],
  ['  HSR,  layout ', ['HSR Layout']],
  ['layout', ['BTM Layout', 'HSR Layout']],
  ['ma', ['Malleswaram', 'Mumbai']],
  ['bang', ['Bengaluru', 'BTM Layout', 'HSR Layout', 'Koramangala', 'Malleswaram']],
  ['bombay', ['Mumbai']],
  ['hsr bengaluru', ['HSR Layout']],
  ['koramangala karnataka', ['Koramangala']],
  ['560034', ['Koramangala']],
  ['kormangla', ['Koramangala']],
  ['Malleshwaram', ['Malleswaram']],
  ['Körámangala', ['Koramangala']],
  ['कोर', ['Koramangala']],
  ['ಕೋರಮಂಗಲ', ['Koramangala']],
  ['एचएसआर बेंगलुरु', ['HSR Layout']],
  ['ಎಚ್ಎಸ್ಆರ್', ['HSR Layout']],
  ['बंबई', ['Mumbai']],
  ['मुम्बई', ['Mumbai']],
  ['कोरमंगल कर्नाटक', ['Koramangala']],
  ['मल्लेश्वर', ['Malleswaram']],
  ['atlantis', []],
  ["'; drop table locality; --", []],
  ['()*[', []],
  ['हसर', []],
];

const calls: [written: string, name: string, isCalled: boolean][] = [
  ['  mumbai ', 'Mumbai', true],
  ['BOMBAY', 'Mumbai', true],
  ['मुम्बई', 'Mumbai', true],
  ['ಮುಂಬೈ', 'Mumbai', true],
  ['New Delhi', 'Delhi', true],
  ['Navi Mumbai', 'Mumbai', false],
  ['Mum', 'Mumbai', false],
  ['', 'Mumbai', false],
];

for (const [written, name, isIts] of calls) {
  test(`"${written}" is ${isIts ? 'a' : 'no'} name of ${name}`, () => {
    assert.equal(isCalled({ name, slug: slugOf(name) }, written), isIts);
  });
}

for (const [term, names] of cases) {
  test(`"${term}" means ${names.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(
      placesFor(term, places, 8).map(({ name }) => name),
      names,
    );
  });
}

for (const [written, name] of [
  ['koramangala', 'Koramangala'],
  ['कोरमंगला', 'Koramangala'],
  ['एचएसआर-लेआउट', 'HSR Layout'],
  ['ಎಚ್ಎಸ್ಆರ್-ಲೇಔಟ್', 'HSR Layout'],
  ['bombay', 'Mumbai'],
  ['hsr', undefined],
  ['पाताल', undefined],
] as const) {
  test(`an address with “${written}” is one of ${name ?? 'nowhere'}`, () =>
    assert.equal(placeOfSlug(written, places)?.name, name));
}

test('where somebody can be listed comes before where nobody can', () => {
  const empty = place('Kochi', 'Kochi', { isServed: false });
  const found = placesFor('ko', [empty, ...places], 8);
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Koramangala', 'Kochi'],
  );
});

test('no more than asked for', () => {
  assert.equal(placesFor('bengaluru', places, 2).length, 2);
});

test('the nearest point wins, with its distance', () => {
  const nearest = nearestTo({ lat: 12.93, lng: 77.62 }, places);
  assert.equal(nearest?.place.name, 'Koramangala');
  assert.equal(nearest?.km, 0.4);
});

test('distance goes around the globe, also across the date line and at the poles', () => {
  const edge = [place('East', 'East', { point: { lat: 0, lng: 179.5 } })];
  assert.equal(nearestTo({ lat: 0, lng: -179.5 }, edge)?.km, 111.2);
  assert.equal(nearestTo({ lat: 90, lng: 0 }, edge)?.km, 10007.5);
});

test('without points nothing is near', () => {
  assert.equal(nearestTo({ lat: 0, lng: 0 }, [place('Mumbai', 'Mumbai')]), null);
});
