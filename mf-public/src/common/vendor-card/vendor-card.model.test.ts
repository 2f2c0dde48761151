import type { Vendor } from '@nukkad/platform/contract';
import { aVendor } from '@nukkad/platform/testing';
import { doctor } from '../professions/doctor';
import { labour } from '../professions/labour';
import { officer } from '../professions/officer';
import { slotWords, titleOf, vendorCardView } from './vendor-card.model';

test('a card tells who, what, where and how much', () => {
  expect(vendorCardView(aVendor(), doctor)).toMatchObject({
    name: 'Dr. Kavya Gowda',
    title: 'Dentist',
    lines: [
      { label: 'Education', value: 'MDS, Orthodontics' },
      { label: 'Experience', value: '11 years in practice' },
      { label: 'Clinic', value: 'Neem Tree Dental' },
    ],
    place: 'HSR Layout, Bengaluru',
    languages: 'Kannada, English',
    fee: { amount: '₹500', per: 'visit' },
  });
});

test.each([
  ['Surgeon', null, 'Surgeon'],
  ['', 'Dentist', 'Dentist'],
  ['Economics Teacher', 'Economics', 'Economics Teacher'],
  ['Chartered Accountant', 'Income Tax', 'Chartered Accountant · Income Tax'],
  ['', null, null],
])('%j in %j is called %j', (title, categoryName, words) => {
  const subCategory = categoryName === null ? null : { _id: 's', categoryName };
  expect(titleOf(aVendor({ title, subCategory }))).toBe(words);
});

test('what the title says is not said again', () => {
  const doctorDetails = { education: ['Dentist'], experience: [], clinicName: 'Neem Tree' };
  const { lines } = vendorCardView(aVendor({ doctorDetails }), doctor);
  expect(lines.map(({ value }) => value)).toEqual([null, 'Neem Tree']);
});

test('a record of hardly anything makes a card all the same', () => {
  const bare = { _id: 'v', vendorName: 'Somebody' } as Vendor;
  expect(vendorCardView(bare, doctor)).toMatchObject({
    name: 'Somebody',
    title: null,
    lines: [{ value: null }, { value: null }, { value: null }],
    rating: null,
    place: null,
    languages: null,
    fee: null,
    km: null,
    years: null,
    replyMinutes: null,
    slots: [],
  });
});

test('distance, years and the fastest replies are told where they are known', () => {
  const near = aVendor({ km: 2.34, experienceYears: 7, replyMinutes: 20 });
  const known = { km: '2.3', years: '7 years of practice', replyMinutes: 20 };
  expect(vendorCardView(near, doctor)).toMatchObject(known);
  expect(vendorCardView(near, labour).years).toBe('7 years of experience');
  // Her lines already say so.
  expect(vendorCardView(aVendor({ replyMinutes: 21 }), doctor)).toMatchObject({
    years: null,
    replyMinutes: null,
  });
});

test('at most four free times, and none of somebody who cannot be booked', () => {
  const nextSlots = [1, 2, 3, 4, 5].map((hour) => `2026-11-21T0${hour}:00:00Z`);
  expect(vendorCardView(aVendor({ nextSlots }), doctor).slots).toEqual(nextSlots.slice(0, 4));
  expect(vendorCardView(aVendor({ nextSlots }), officer).slots).toEqual([]);
});

test.each([
  [
    new Date('2026-11-21T06:00:00Z'),
    ['Today, 5:30 PM', '6:00 PM', 'Tomorrow, 10:00 AM', 'Mon 23 Nov, 10:00 AM'],
  ],
  // 01:30 on the 21st in India is still the 20th in London.
  [
    new Date('2026-11-20T20:00:00Z'),
    ['Today, 5:30 PM', '6:00 PM', 'Tomorrow, 10:00 AM', 'Mon 23 Nov, 10:00 AM'],
  ],
  [null, ['Sat 21 Nov, 5:30 PM', '6:00 PM', 'Sun 22 Nov, 10:00 AM', 'Mon 23 Nov, 10:00 AM']],
])('at %s the next times read %j', (now, words) => {
  const slots = [
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:30:00Z',
    '2026-11-22T04:30:00Z',
    '2026-11-23T04:30:00Z',
  ];
  expect(slotWords(slots, now).map(({ short }) => short)).toEqual(words);
  expect(slotWords(slots, now)[1]?.whole).toMatch(/^(Today|Sat 21 Nov), 6:00 PM$/);
});
