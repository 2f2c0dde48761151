import { queryOf, searchOf } from './cases.model';

test.each([
  ['', {}],
  ['?q=%20rao%20&outcome=won', { q: 'rao', outcome: 'won' }],
  ['?outcome=open&page=3', { outcome: 'open', page: 3 }],
  ['?sort=next', { sort: 'next', direction: 'asc' }],
  ['?sort=next&direction=desc', { sort: 'next', direction: 'desc' }],
  ['?sort=price&direction=up&outcome=toString&page=-1', {}],
  ['?page=two&q=%20', {}],
])('%s asks for %j', (search, query) => {
  expect(queryOf(new URLSearchParams(search))).toEqual(query);
});

test('another search begins at the first page; the rest of the question stays', () => {
  const query = { q: 'rao', sort: 'next', direction: 'desc', page: 3 } as const;
  expect(searchOf(query, { outcome: 'won' })).toBe('?q=rao&outcome=won&sort=next&direction=desc');
  expect(searchOf(query, { page: 4 })).toBe('?q=rao&sort=next&direction=desc&page=4');
  expect(searchOf(query, { q: undefined })).toBe('?sort=next&direction=desc');
});
