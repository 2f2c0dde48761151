import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '@nukkad/platform/contract';
import { sourceLanguage as english, messageLanguages } from '../../core/language/message-language';
import {
  type ListSubject,
  listingCard,
  productCard,
  type VendorSubject,
  vendorCard,
} from './share-card.model';

const kavya: VendorSubject = {
  ...{ name: 'Dr. Kavya Gowda', title: 'Root canal specialist' },
  ...{ profession: 'doctor', category: 'Doctor', speciality: 'Dentist' },
  ...{ locality: 'HSR Layout', city: 'Bengaluru', image: '/assets/avatars/1.svg' },
  rating: { average: 4.5, count: 1_300 },
};

test('a professional’s card says who, what, where and how well', () => {
  assert.deepEqual(vendorCard(kavya, english), {
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
    assert.deepEqual(vendorCard({ ...kavya, ...vendor }, english), {
      ...vendorCard(kavya, english),
      ...card,
    }),
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
    const card = listingCard({ ...list, place }, english);
    assert.deepEqual([card.heading, card.label], [heading, label]);
  });
}

test('a list says what one does there', () => {
  const of = (profession: string) =>
    listingCard({ profession: category(profession, 'x'), spec: null, place, count: 1 }, english);
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

test('names of lists are in the language, and what people wrote stays', () => {
  const said = vendorCard(kavya, 'hi');
  assert.deepEqual(said, {
    ...vendorCard(kavya, english),
    ...{ label: 'दाँतों के डॉक्टर', place: 'एचएसआर लेआउट, बेंगलुरु' },
    rating: { average: '4.5', reviews: '1,300 समीक्षाएँ' },
  });
  const chemist = { ...kavya, profession: 'teacher', speciality: 'Chemistry' };
  assert.equal(
    vendorCard({ ...chemist, title: 'Chemistry Teacher' }, 'kn').line,
    'ರಸಾಯನಶಾಸ್ತ್ರ ಶಿಕ್ಷಕರು',
  );
  const advocate = { ...kavya, profession: 'advocate', speciality: 'Labour' };
  assert.equal(vendorCard(advocate, 'hi').label, 'श्रम क़ानून');
});

const spec = (profession: string, name: string | null, count: number | null = null) => ({
  ...{ profession: category(profession, 'Midwife'), place, count },
  spec: name === null ? null : category(profession, name),
});
const spoken: [list: ListSubject, hi: string, kn: string][] = [
  [spec('doctor', null), 'एचएसआर लेआउट में डॉक्टर', 'ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಪ್ರದೇಶದ ವೈದ್ಯರು'],
  [spec('doctor', 'Dentist'), 'एचएसआर लेआउट में दाँतों के डॉक्टर', 'ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಪ್ರದೇಶದ ದಂತ ವೈದ್ಯರು'],
  [
    spec('officer', 'Service-related'),
    'एचएसआर लेआउट में सेवा से जुड़ी शिकायतें',
    'ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಪ್ರದೇಶದ ಸೇವೆ ಸಂಬಂಧಿತ ದೂರುಗಳು',
  ],
  [spec('govt-officer', null), 'सरकारी दफ़्तर', 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು'],
  [spec('midwife', null), 'एचएसआर लेआउट में Midwife', 'ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಪ್ರದೇಶದ Midwife'],
];
for (const [list, hi, kn] of spoken) {
  test(`a list's card in languages: ${hi}`, () => {
    assert.equal(listingCard(list, 'hi').heading, hi);
    assert.equal(listingCard(list, 'kn').heading, kn);
  });
}

test('a counted list says how many, in the language', () => {
  const counted = spec('doctor', null, 1_284);
  assert.equal(listingCard(counted, 'hi').label, 'बेंगलुरु में 1,284 लिस्टिंग');
  assert.equal(listingCard(counted, 'kn').label, 'ಬೆಂಗಳೂರು: 1,284 ಲಿಸ್ಟಿಂಗ್‌ಗಳು');
});

test('no word of ours is English in another language', () => {
  for (const language of messageLanguages.filter((one) => one !== english)) {
    for (const profession of ['doctor', 'ca', 'labour', 'officer', 'govt-officer', 'midwife']) {
      const { heading, label, line, place: where } = listingCard(spec(profession, null), language);
      const words = [heading, label, line, where].join(' ').match(/[A-Za-z]+/g) ?? [];
      const left = words.filter((word) => word !== 'Nukkad' && word !== 'Midwife');
      assert.deepEqual(left, []);
    }
    const { heading, line } = productCard(language);
    assert.doesNotMatch(heading + line, /[A-Za-z]/);
  }
});
