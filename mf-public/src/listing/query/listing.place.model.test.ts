import { aPlace, aVendor, vendorsPage } from '@nukkad/platform/testing';
import { countInPlace, namesPlace, placeOfList } from './listing.place.model';
import { readQuery } from './listing.query.model';

const hsr = aPlace();
const pune = aPlace({ name: 'Pune', slug: 'pune', city: 'Pune', citySlug: 'pune', kind: 'city' });

test.each([
  ['', null, 'HSR Layout', 'Bengaluru', 'hsr-layout'],
  ['?loc=hebbal', null, 'Hebbal', 'Bengaluru', 'hebbal'],
  ['?city=pune', null, 'Pune', 'Pune', 'pune'],
  ['?city=pune', vendorsPage([], { place: pune }), 'Pune', 'Pune', 'pune'],
  ['?city=bengaluru', null, 'HSR Layout', 'Bengaluru', 'hsr-layout'],
  ['?city=kochi,pune', vendorsPage([], { place: null }), 'Kochi, Pune', null, null],
  ['?state=tamil-nadu', null, 'Tamil Nadu', null, null],
  ['?state=karnataka', null, 'HSR Layout', 'Bengaluru', 'hsr-layout'],
])('%s, answered %#, looks in %s', (search, answer, name, city, slug) => {
  expect(placeOfList(answer, readQuery(search), hsr)).toMatchObject({ name, city, slug });
});

const noun = { one: 'doctor', many: 'Dentists' };
const here = aVendor();
const away = aVendor({ locality: { ...here.locality, city: 'Pune' } });

test.each([
  [
    '',
    { name: 'HSR Layout', city: 'Bengaluru' },
    [here],
    '54 Dentists in HSR Layout and the rest of Bengaluru',
  ],
  ['', { name: 'Pune', city: 'Pune' }, [away], '54 Dentists in Pune'],
  ['', { name: 'Kochi and Pune', city: null }, [away], '54 Dentists in Kochi and Pune'],
  [
    '?r=5',
    { name: 'HSR Layout', city: 'Bengaluru' },
    [here],
    '54 Dentists within 5 km of HSR Layout',
  ],
  ['?liked=1', { name: 'HSR Layout', city: 'Bengaluru' }, [here], '54 Dentists you like'],
  ['?q=rao', { name: 'HSR Layout', city: 'Bengaluru' }, [here, away], '54 Dentists'],
])('the count at %s of %j is true', (search, place, vendors, words) => {
  const answer = vendorsPage(vendors, { total: 54 });
  expect(countInPlace(answer, noun, place, readQuery(search))).toBe(words);
});

test.each([
  ['?q=dentist+pune', pune, true],
  ['?q=dentist+pune&loc=hebbal', pune, true],
  ['?q=dentist', hsr, false],
  ['?q=dentist&city=pune', pune, false],
  ['?q=dentist&lat=12.9&lng=77.6', pune, false],
  ['?q=dentist', null, false],
  ['', pune, false],
])('at %s, answered %#, words name the place: %s', (search, place, isNamed) => {
  expect(namesPlace(vendorsPage([], { place }), readQuery(search), hsr.slug)).toBe(isNamed);
});
