import { formatMoney } from './rupees';

test.each([
  [50_000, '₹500'],
  [12_500_000, '₹1,25,000'],
  [49_950, '₹499.50'],
  [0, '₹0'],
])('%i paise read %s', (amount, words) => {
  expect(formatMoney({ amount, currency: 'INR' })).toBe(words);
});
