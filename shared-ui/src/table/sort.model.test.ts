import { byDayMonthYear, byText, nextSorting, type Sorting, sortRows } from './sort.model';

const up = (column: string): Sorting => ({ column, direction: 'ascending' });
const down = (column: string): Sorting => ({ column, direction: 'descending' });

test.each([
  ['the first press', undefined, 'name', up('name')],
  ['the same column while ascending', up('name'), 'name', down('name')],
  ['the same column while descending', down('name'), 'name', up('name')],
  ['another column while ascending', up('name'), 'date', up('date')],
  ['another column while descending', down('name'), 'date', up('date')],
])('%s', (_, current, column, next) => {
  expect(nextSorting(current, column)).toEqual(next);
});

const text = byText((row: string) => row);
const date = byDayMonthYear((row: string) => row);

test.each([
  ['text', text, 'ascending', ['beena', 'Asha', 'Charu'], ['Asha', 'beena', 'Charu']],
  ['text', text, 'descending', ['beena', 'Asha', 'Charu'], ['Charu', 'beena', 'Asha']],
  ['equal text', text, 'ascending', ['ravi', 'Asha', 'RAVI'], ['Asha', 'ravi', 'RAVI']],
  ['equal text', text, 'descending', ['ravi', 'Asha', 'RAVI'], ['ravi', 'RAVI', 'Asha']],
  [
    'dates',
    date,
    'ascending',
    ['10/08/2024', '9/8/2024', '31/07/2024', '01/01/2025'],
    ['31/07/2024', '9/8/2024', '10/08/2024', '01/01/2025'],
  ],
  ['no dates', date, 'ascending', ['soon', '', '01/07/2024'], ['01/07/2024', 'soon', '']],
  ['nothing', text, 'ascending', [], []],
] as const)('%s (%#): ordered', (_, compare, direction, rows, ordered) => {
  expect(sortRows(rows, compare, direction)).toEqual(ordered);
});

test('the rows given stay as they were', () => {
  const rows = ['b', 'a'];
  sortRows(rows, text, 'ascending');
  expect(rows).toEqual(['b', 'a']);
});
