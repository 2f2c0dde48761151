import { anEarningEntry } from '../testing/earnings-builders';
import { csvOf, isPayable, joined, sumWords } from './payments.model';

test.each([
  [[], '₹0'],
  [[{ amount: 1_250_000, currency: 'INR' as const }], '₹12,500'],
  [
    [
      { amount: 1_250_000, currency: 'INR' as const },
      { amount: 2_250, currency: 'USD' as const },
    ],
    '₹12,500 and $22.50',
  ],
])('%j reads %s', (sums, words) => {
  expect(sumWords(sums)).toBe(words);
});

test('only what is positive can be paid out', () => {
  expect(isPayable([])).toBe(false);
  expect(isPayable([{ amount: 0, currency: 'INR' }])).toBe(false);
  expect(isPayable([{ amount: 100, currency: 'INR' }])).toBe(true);
});

test('an entry on both of two pages is there once', () => {
  const [one, two] = [anEarningEntry({ _id: '1' }), anEarningEntry({ _id: '2' })];
  expect(joined([one], [one, two]).map(({ _id }) => _id)).toEqual(['1', '2']);
});

test('a spreadsheet gets rows it can add up, and no formulas', () => {
  const csv = csvOf([
    anEarningEntry(),
    anEarningEntry({ name: '=HYPERLINK("x")', amount: { amount: -5_000, currency: 'INR' } }),
    anEarningEntry({ kind: 'paid-out', name: null, reference: '-1+2' }),
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Date,What,Who,Reference,Amount,',
    '7 Jan 2030,Earned,Meera Iyer,NK-B-000123,800.00,INR',
    `7 Jan 2030,Earned,"'=HYPERLINK(""x"")",NK-B-000123,-50.00,INR`,
    "7 Jan 2030,Paid out to you,,'-1+2,800.00,INR",
    '',
  ]);
});
