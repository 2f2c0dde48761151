import type { GeoPlace } from '@nukkad/platform/contract';
import { aVendor } from '@nukkad/platform/testing';
import { doctor } from '../common/professions/doctor';
import { canonicalOf, isIndexed, listingData, neighboursOf, pictureOf } from './listing.seo.model';
import { readQuery } from './query/listing.query.model';

test.each([
  ['', 'dentist', '/doctors?spec=dentist'],
  ['?spec=all', 'all', '/doctors?spec=all'],
  ['?page=1&sort=rating&lat=12.9&lng=77.6&r=5&liked=1', null, '/doctors'],
  ['?lang=hindi&loc=hebbal&page=2', null, '/doctors?loc=hebbal&lang=hindi&page=2'],
])('the one address of %s', (search, spec, canonical) => {
  expect(canonicalOf('/doctors', readQuery(search), spec)).toBe(canonical);
});

const shown = {
  origin: 'https://nukkad.example',
  trail: [{ label: 'Bangalore', to: '/' }, { label: 'Best Dentist' }],
  vendors: [aVendor({ _id: 'a b', vendorName: 'Dr. Rao' })],
};

test('a listing tells who is in it, and where it hangs', () => {
  const [trail, list] = listingData({ ...shown, profession: doctor });
  expect(trail?.['@type']).toBe('BreadcrumbList');
  expect(list).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Dr. Rao',
        url: 'https://nukkad.example/doctor-detail?id=a%20b',
      },
    ],
  });
});

test('what is not shown is not told', () => {
  const data = listingData({ ...shown, vendors: [], profession: null });
  expect(data.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});

test.each([
  ['?spec=dentist&page=2', true],
  ['?lang=hindi', true],
  ['?lang=hindi&gender=female', false],
  ['?lang=hindi,tamil', false],
  ['?q=teeth', false],
  ['?liked=1', false],
])('whether %s is for search engines: %s', (search, expected) => {
  expect(isIndexed(readQuery(search))).toBe(expected);
});

test('a page of a list names its neighbours', () => {
  const at = (search: string) => neighboursOf('/doctors', readQuery(search), 'dentist', 3);
  expect(at('?sort=rating')).toEqual({ next: '/doctors?spec=dentist&page=2' });
  expect(at('?page=2')).toEqual({
    previous: '/doctors?spec=dentist',
    next: '/doctors?spec=dentist&page=3',
  });
  expect(at('?page=3')).toEqual({ previous: '/doctors?spec=dentist&page=2' });
  expect(at('?page=4')).toEqual({});
});

const pune = { slug: 'pune' } as GeoPlace;
const path = '/api/share-pictures/listings/doctor.png';

test.each([
  ['', null, null, path],
  ['?lang=hindi&page=2', 'dentist', null, `${path}?spec=dentist`],
  ['?loc=pune', 'dentist', pune, `${path}?spec=dentist&loc=pune`],
  ['?city=pune', null, pune, `${path}?loc=pune`],
  ['?lat=18.5&lng=73.8', null, pune, `${path}?loc=pune`],
  ['?loc=pune', 'dentist', null, undefined],
  ['?city=pune,mumbai', null, null, undefined],
])('the picture of %s, %s', (search, spec, place, src) => {
  const subject = { profession: 'doctor', spec };
  const picture = pictureOf(subject, readQuery(search), place, 'Best Dentist in Pune');
  expect(picture).toEqual(src && { src, width: 1_200, height: 630, alt: 'Best Dentist in Pune' });
});

test('a page in a language has the picture in it', () => {
  document.documentElement.lang = 'kn-IN';
  const picture = pictureOf({ profession: 'doctor', spec: null }, readQuery(''), null, 'ವೈದ್ಯರು');
  document.documentElement.lang = '';
  expect(picture).toMatchObject({ src: `${path}?language=kn`, alt: 'ವೈದ್ಯರು' });
});
