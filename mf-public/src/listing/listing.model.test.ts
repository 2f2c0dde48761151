import { aCategory } from '@nukkad/platform/testing';
import { ca } from '../common/professions/ca';
import { doctor } from '../common/professions/doctor';
import { pageNumber, provisionalName, rangeOf, specialityOf } from './listing.model';

const dentist = aCategory({ slug: 'dentist', categoryName: 'Dentist' });
const urologist = aCategory({ slug: 'urologist', categoryName: 'Urologist' });

test.each([
  [null, doctor, [dentist, urologist], { state: 'one', category: dentist }],
  [null, doctor, [urologist], { state: 'everyone' }],
  ['urologist', doctor, [dentist, urologist], { state: 'one', category: urologist }],
  ['all', doctor, [dentist], { state: 'everyone' }],
  ['magician', doctor, [dentist], { state: 'unknown' }],
  [null, ca, [dentist], { state: 'everyone' }],
])('spec %j shows', (spec, profession, specialities, speciality) => {
  expect(specialityOf(spec, profession, specialities)).toEqual(speciality);
});

test.each([
  [null, doctor, 'Dentist'],
  ['all', doctor, null],
  ['income-tax', ca, 'Income Tax'],
  [null, ca, null],
])('before the categories arrive spec %j is called', (spec, profession, name) => {
  expect(provisionalName(spec, profession)).toBe(name);
});

test.each([
  [null, 1],
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['second', 1],
  ['99999999999', 1],
])('page %j is number %i', (page, number) => {
  expect(pageNumber(page)).toBe(number);
});

test.each([
  [{ page: 1, limit: 10, total: 34, totalPages: 4 }, 1, 10],
  [{ page: 4, limit: 10, total: 34, totalPages: 4 }, 31, 34],
])('page %j shows %i to %i', (paging, first, last) => {
  expect(rangeOf(paging)).toEqual({ first, last });
});
