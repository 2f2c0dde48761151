import { aCategory } from '@nukkad/platform/testing';
import { categoryPath, childrenOf, findCategory, topCategories } from './categories.model';

const doctor = aCategory({ _id: 'd', order: 1 });
const engineer = aCategory({ _id: 'e', categoryName: 'Engineer', order: 0 });
const twin = aCategory({ _id: 'd2', order: 1 });
const dentist = aCategory({ _id: 'dd', categoryName: 'Dentist', parent: 'd', slug: 'dentist' });
const all = [doctor, dentist, twin, engineer];

test('top-level categories stand in order, equal places keep theirs', () => {
  expect(topCategories(all).map(({ _id }) => _id)).toEqual(['e', 'd', 'd2']);
});

test('children are those of the one parent', () => {
  expect(childrenOf(doctor, all)).toEqual([dentist]);
});

test.each([
  ['Doctor', '/doctor'],
  ['Govt Officer', '/govt%20officer'],
  ["CA's", "/ca's"],
])('the page of %s is %s', (categoryName, path) => {
  expect(categoryPath(aCategory({ categoryName }))).toBe(path);
});

test.each([
  [null, 'd'],
  ['d2', 'd2'],
  ['e', 'd'],
  ['gone', 'd'],
])('with the hint %s the doctors are %s', (hint, found) => {
  expect(findCategory(all, ({ categoryName }) => categoryName === 'Doctor', hint)?._id).toBe(found);
});
