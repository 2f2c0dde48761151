import { formatMoney, formatRupees } from './money';

test.each([
  [50_000, 'INR', '₹500'],
  [12_500_000, 'INR', '₹1,25,000'],
  [150_050, 'INR', '₹1,500.50'],
  [49_999, 'INR', '₹499.99'],
  [0, 'INR', '₹0'],
  [-150_000, 'INR', '-₹1,500'],
  [2_250, 'USD', '$22.50'],
] as const)('%i hundredths of %s are %s', (amount, currency, words) => {
  expect(formatMoney({ amount, currency })).toBe(words);
});

test.each([
  [1_500, '₹1,500'],
  [1_500.5, '₹1,500.50'],
  [500_000, '₹5,00,000'],
])('%p rupees are %s', (rupees, words) => {
  expect(formatRupees(rupees)).toBe(words);
});
