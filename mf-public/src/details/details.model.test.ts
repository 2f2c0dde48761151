import type { Vendor } from '@nukkad/platform/contract';
import { aVendor } from '@nukkad/platform/testing';
import {
  clockTime,
  isUnknownVendor,
  mapsAddress,
  profileOf,
  profileOfCard,
  weekOf,
} from './details.model';

test.each([
  ['00:00', '12:00 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['20:05', '8:05 pm'],
])('%s reads %s', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

test('a week has seven days, in order, with breaks', () => {
  const week = weekOf([
    { weekday: 1, opens: '16:00', closes: '20:00' },
    { weekday: 1, opens: '10:00', closes: '14:00' },
  ]);
  expect(week).toHaveLength(7);
  expect(week[0]?.spans).toEqual([
    { opens: '10:00 am', closes: '2:00 pm' },
    { opens: '4:00 pm', closes: '8:00 pm' },
  ]);
  expect(week[6]?.spans).toEqual([]);
  expect(weekOf([])).toEqual([]);
});

test.each([
  [404, true],
  [422, true],
  [400, true],
  [500, false],
  [null, false],
])('status %j means nobody has this id: %s', (status, isUnknown) => {
  expect(isUnknownVendor(status)).toBe(isUnknown);
});

test('documented card fields alone make a head', () => {
  expect(profileOfCard({ name: 'Dr. A', title: 'Dentist', qual1: 'BDS', qual3: 'MDS' })).toEqual({
    name: 'Dr. A',
    img: '',
    title: 'Dentist',
    qualifications: ['BDS', 'MDS'],
    address: null,
    facts: null,
  });
  expect(profileOfCard({ title: 'Dentist' })).toBeNull();
  expect(profileOfCard(null)).toBeNull();
});

test('a vendor of hardly anything makes a head all the same', () => {
  const bare = { _id: 'v', vendorName: 'Somebody' } as Vendor;
  expect(profileOf(bare)).toMatchObject({
    name: 'Somebody',
    title: null,
    qualifications: [],
    facts: { rating: null, fee: null, experienceYears: null, languages: null },
  });
});

test('languages are not said twice', () => {
  const vendor = aVendor({ qualifications: ['BDS', 'Speaks Kannada, English'] });
  expect(profileOf(vendor).facts?.languages).toBeNull();
});

test.each([
  ['27th Main, HSR Layout', '27th Main, HSR Layout, Bengaluru 560102'],
  ['27th Main, HSR Layout, Bengaluru 560102', '27th Main, HSR Layout, Bengaluru 560102'],
])('maps are asked for %s', (address, asked) => {
  const url = new URL(mapsAddress(aVendor({ address })));
  expect(url.searchParams.get('query')).toBe(asked);
});
