import { aCategory } from '@nukkad/platform/testing';
import { ca } from '../common/professions/ca';
import { doctor } from '../common/professions/doctor';
import { isNamed, listingAddress, provisionalName } from './category.model';

test.each([
  ['doctor', 'Doctor', true],
  ['govt officer', 'Govt Officer', true],
  ['DOCTOR', 'Doctor', true],
  ['doc', 'Doctor', false],
])('/%s is the page of %s: %s', (name, categoryName, isIt) => {
  expect(isNamed(name)(aCategory({ categoryName }))).toBe(isIt);
});

test.each([
  [doctor, 'dentist', '/doctors?spec=dentist'],
  [doctor, null, '/doctors?spec=all'],
  [ca, null, "/ca's"],
])('the listing of', (profession, slug, address) => {
  expect(listingAddress(profession, slug)).toBe(address);
});

test('a name from the address is written as a name', () => {
  expect(provisionalName('govt officer')).toBe('Govt Officer');
});
