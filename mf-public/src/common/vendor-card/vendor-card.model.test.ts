import type { Vendor } from '@nukkad/platform/contract';
import { aVendor } from '@nukkad/platform/testing';
import { doctor } from '../professions/doctor';
import { vendorCardView } from './vendor-card.model';

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

test('without a sub-category the title stands in', () => {
  expect(vendorCardView(aVendor({ subCategory: null, title: 'Surgeon' }), doctor).title).toBe(
    'Surgeon',
  );
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
