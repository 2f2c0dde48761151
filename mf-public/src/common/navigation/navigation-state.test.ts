import { aVendor } from '@nukkad/platform/testing';
import { advocate } from '../professions/advocate';
import { doctor } from '../professions/doctor';
import { categoryHint, detailsState, originInState, vendorInState } from './navigation-state';

test('a card brings the documented fields and itself', () => {
  const vendor = aVendor();
  expect(detailsState(vendor, doctor, '/doctors?page=2')).toEqual({
    img: '/assets/avatars/1.svg',
    name: 'Dr. Kavya Gowda',
    title: 'Dentist',
    titleSpan: 'Dentist',
    qual1: 'MDS, Orthodontics',
    qual2: '11 years in practice',
    qual3: '',
    qual4: '',
    address: '27th Main, Sector 1, HSR Layout',
    from: '/doctors?page=2',
    doctorListing: vendor,
  });
});

test.each([
  [null, false],
  ['text', false],
  [{ vendor: null }, false],
  [{ vendor: { _id: 'v' } }, false],
  [{ vendor: aVendor() }, true],
])('whether %j brings an advocate: %s', (state, isThere) => {
  expect(vendorInState(state, advocate) !== null).toBe(isThere);
});

test.each([
  [{ from: '/doctors?page=2' }, '/doctors?page=2'],
  [{ from: '//elsewhere.example' }, null],
  [{ from: 'https://elsewhere.example' }, null],
  [{ from: 7 }, null],
  [undefined, null],
])('the way back in %j is %s', (state, from) => {
  expect(originInState(state)).toBe(from);
});

test('the category is only a hint', () => {
  expect(categoryHint({ categoryId: 'c' })).toBe('c');
  expect(categoryHint(null)).toBeNull();
});
