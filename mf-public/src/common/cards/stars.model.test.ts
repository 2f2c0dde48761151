import { starFills } from './stars.model';

test.each([
  [5, 'full full full full full'],
  [4.8, 'full full full full full'],
  [4.7, 'full full full full half'],
  [4.25, 'full full full full half'],
  [4.2, 'full full full full empty'],
  [4, 'full full full full empty'],
  [1.5, 'full half empty empty empty'],
  [1, 'full empty empty empty empty'],
])('%p draws %s', (rating, drawn) => {
  expect(starFills(rating).join(' ')).toBe(drawn);
});
