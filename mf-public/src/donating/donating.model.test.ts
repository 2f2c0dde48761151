import { aCampaign } from '@nukkad/platform/testing';
import {
  amountProblem,
  donationOrder,
  namedCampaign,
  nothingGiven,
  paiseOf,
} from './donating.model';

test.each([
  [null, false],
  [0, false],
  [9.99, false],
  [10, true],
  [10.5, true],
  [500_000, true],
  [500_000.01, false],
])('₹%p can be given: %p', (rupees, isRight) => {
  expect(amountProblem(rupees) === undefined).toBe(isRight);
});

test.each([
  [0.1 + 0.2, 30],
  [1_234.56, 123_456],
  [19.99, 1_999],
])('%p rupees are %p paise', (rupees, paise) => {
  expect(paiseOf(rupees)).toBe(paise);
});

test('a guest says who they are, an account need not', () => {
  const giving = { ...nothingGiven, rupees: 500, name: 'Ravi', email: 'ravi@example.in' };
  expect(donationOrder(giving, false)).toEqual({
    ...{ amount: 50_000, isAnonymous: false },
    ...{ name: 'Ravi', email: 'ravi@example.in' },
  });
  expect(donationOrder(giving, true)).toEqual({ amount: 50_000, isAnonymous: false });
});

test.each([
  [null, null],
  ['reading-room', 'here'],
  ['ended-long-ago', 'over'],
])('an address that names %p finds %p', (slug, found) => {
  const campaign = aCampaign({ slug: 'reading-room' });
  const named = namedCampaign([campaign], slug);
  expect(named).toBe(found === 'here' ? campaign : found);
});
