import { firstSearches, parseRecent, withSearch } from './recent-searches.model';

const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

test.each([
  [null, firstSearches],
  ['[]', []],
  ['["Maid"]', ['Maid']],
  ['not json', []],
  [JSON.stringify([...ten, '11']), ten],
])('stored %j are %j', (stored, recent) => {
  expect(parseRecent(stored)).toEqual(recent);
});

test.each([
  [['Dentist'], ' Maid ', ['Maid', 'Dentist']],
  [['Maid', 'Dentist'], 'dentist', ['dentist', 'Maid']],
  [ten, 'New', ['New', ...ten.slice(0, 9)]],
  [['Maid'], '  ', ['Maid']],
])('after %j a search for %j leaves %j', (recent, term, after) => {
  expect(withSearch(recent, term)).toEqual(after);
});
