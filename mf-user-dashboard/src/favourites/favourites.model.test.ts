import { aFavourite, aVendor } from '@nukkad/platform/testing';
import { bookAddress, onList, withAgain, withList, without } from './favourites.model';

const kavya = aFavourite({ since: '2026-11-02T00:00:00Z' });
const ravi = aFavourite({
  vendor: aVendor({ _id: 'vendor-7' }),
  list: 'Lessons',
  since: '2026-11-01T00:00:00Z',
});
const answer = { favourites: [kavya, ravi], lists: ['Lessons'] };

test('lists narrow, and none of them does not', () => {
  expect(onList(answer.favourites, null)).toEqual([kavya, ravi]);
  expect(onList(answer.favourites, 'Lessons')).toEqual([ravi]);
  expect(onList(answer.favourites, 'Family')).toEqual([]);
});

test('a list is there as long as somebody is on it', () => {
  expect(withList(answer, 'vendor-1', 'Family').lists).toEqual(['Family', 'Lessons']);
  expect(withList(answer, 'vendor-7', null).lists).toEqual([]);
});

test('who is removed and put back stands where they stood', () => {
  const left = without(answer, 'vendor-1');
  expect(left).toEqual({ favourites: [ravi], lists: ['Lessons'] });
  expect(withAgain(left, kavya)).toEqual(answer);
  expect(withAgain(answer, kavya)).toEqual(answer);
});

test('a time is booked by its instant', () => {
  expect(bookAddress('v1', '2030-01-07T12:00:00Z')).toBe('/book?id=v1&at=2030-01-07T12%3A00%3A00Z');
});
