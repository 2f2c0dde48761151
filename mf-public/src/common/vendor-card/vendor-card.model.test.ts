import type { Vendor } from '@nukkad/platform/contract';
import { aVendor } from '@nukkad/platform/testing';
import { doctor } from '../professions/doctor';
import { titleOf, vendorCardView } from './vendor-card.model';

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
  });
});
