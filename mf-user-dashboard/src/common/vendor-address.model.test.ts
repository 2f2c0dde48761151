import { bookAgainAddress, vendorAddress } from './vendor-address.model';

test.each([
  ['doctor', undefined, '/doctor-detail?id=v+1'],
  ['ca', undefined, '/ca-detail?id=v+1'],
  ['govt-officer', undefined, '/govt-offices-detail?id=v+1'],
  ['teacher', 'reviews', '/teacher-detail?id=v+1&tab=reviews'],
])('%s, %s: %s', (profession, tab, address) => {
  expect(vendorAddress({ _id: 'v 1', profession }, tab)).toBe(address);
});

test('to book again starts at the panel', () => {
  expect(bookAgainAddress({ _id: 'v1', profession: 'doctor' })).toBe('/doctor-detail?id=v1#book');
});
