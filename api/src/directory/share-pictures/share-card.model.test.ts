import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '@nukkad/platform/contract';
import { type ListSubject, listingCard, type VendorSubject, vendorCard } from './share-card.model';

const kavya: VendorSubject = {
  ...{ name: 'Dr. Kavya Gowda', title: 'Root canal specialist' },
  ...{ profession: 'doctor', category: 'Doctor', speciality: 'Dentist' },
  ...{ locality: 'HSR Layout', city: 'Bengaluru', image: '/assets/avatars/1.svg' },
  rating: { average: 4.5, count: 1_300 },
};

test('a professional’s card says who, what, where and how well', () => {
  assert.deepEqual(vendorCard(kavya), {
    ...{ profession: 'doctor', label: 'Dentist', heading: 'Dr. Kavya Gowda' },
    ...{ line: 'Root canal specialist', place: 'HSR Layout, Bengaluru' },
    rating: { average: '4.5', reviews: '1,300 reviews' },
    picture: { kind: 'portrait', address: '/assets/avatars/1.svg' },
  });
});

const vendors: [why: string, vendor: Partial<VendorSubject>, card: object][] = [
  ['a title that repeats the label is left out', { title: 'dentist' }, { line: '' }],
  ['without a speciality the label is the profession', { speciality: null }, { label: 'Doctor' }],
  [
    'a whole number keeps its digit',
    { rating: { average: 5, count: 12 } },
    { rating: { average: '5.0', reviews: '12 reviews' } },
  ],
  ['without enough reviews there is no rating', { rating: null }, { rating: null }],
  ['a city is named once', { locality: 'Pune', city: 'Pune' }, { place: 'Pune' }],
];
for (const [why, vendor, card] of vendors) {
  test(why, () =>
    assert.deepEqual(vendorCard({ ...kavya, ...vendor }), { ...vendorCard(kavya), ...card }),
  );
}

const category = (profession: string, categoryName: string) =>
  ({ profession, categoryName }) as Category;
const place = { name: 'HSR Layout', city: 'Bengaluru' };

const lists: [list: Omit<ListSubject, 'place'>, heading: string, label: string][] = [
  [
    { profession: category('doctor', 'Doctor'), spec: null, count: 1_284 },
    'Doctors in HSR Layout',
    '1,284 listed in Bengaluru',
  ],
  [
    {
      profession: category('doctor', 'Doctor'),
      spec: category('doctor', 'chiropractor'),
      count: null,
    },
    'Chiropractors in HSR Layout',
    'Listed on Nukkad',
  ],
  [
    {
      profession: category('advocate', 'Advocate'),
      spec: category('advocate', 'Family Law'),
      count: 0,
    },
    'Family Law Advocates in HSR Layout',
    'Listed on Nukkad',
  ],
  [
    { profession: category('govt-officer', 'Govt Officer'), spec: null, count: 4 },
    'Government Offices',
    'Listed on Nukkad',
  ],
  [
    { profession: category('midwife', 'Midwives'), spec: null, count: 4 },
    'Midwives in HSR Layout',
    '4 listed in Bengaluru',
  ],
];
for (const [list, heading, label] of lists) {
  test(`a list's card: ${heading}, ${label}`, () => {
    const card = listingCard({ ...list, place });
    assert.deepEqual([card.heading, card.label], [heading, label]);
  });
}

test('a list says what one does there', () => {
  const of = (profession: string) =>
    listingCard({ profession: category(profession, 'x'), spec: null, place, count: 1 });
  assert.deepEqual(
    ['doctor', 'officer', 'govt-officer'].map((profession) => [
      of(profession).line,
      of(profession).place,
    ]),
    [
      ['Compare fees, reviews and free times', 'HSR Layout, Bengaluru'],
      ['Find the officer and raise a complaint', 'HSR Layout, Bengaluru'],
      ['Departments, officers and forms', 'Bengaluru'],
    ],
  );
});
