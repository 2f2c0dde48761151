import { searchWith, soughtIn } from './address.model';

test('a search is trimmed, and cut where it is too long', () => {
  expect(soughtIn(new URLSearchParams({ q: '  rude ' }))).toBe('rude');
  expect(soughtIn(new URLSearchParams({ q: 'a'.repeat(200) }))).toHaveLength(100);
  expect(soughtIn(new URLSearchParams())).toBe('');
});

test.each([
  ['another question begins at its first page', { q: 'rude' }, '?q=rude'],
  ['a page keeps the question', { page: '2' }, '?page=2'],
  ['a case keeps the page', { case: 'a' }, '?page=4&case=a'],
  ['nothing is left of what is taken out', { page: null }, ''],
])('%s', (_, changes, search) => {
  expect(searchWith(new URLSearchParams({ page: '4' }), changes)).toBe(search);
});
