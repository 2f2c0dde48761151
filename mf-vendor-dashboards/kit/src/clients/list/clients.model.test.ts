import { aClient } from '@nukkad/platform/testing';
import { searchWith } from '../../common/list/page.model';
import * as model from './clients.model';

const params = (search: string) => new URLSearchParams(search);

test.each([
  ['', {}],
  ['q=+meera+&page=2', { q: 'meera', page: 2 }],
  ['status=done&sort=name&direction=desc', { status: 'done', sort: 'name', direction: 'desc' }],
  ['sort=date', { sort: 'date', direction: 'asc' }],
  ['status=archived', { isArchived: true }],
  ['status=dead&sort=phone&direction=desc&page=-1&q=+', {}],
  ['page=1e9', {}],
  ['client=client-1', {}],
])('the address "%s" asks for %j', (search, query) =>
  expect(model.queryIn(params(search))).toEqual(query),
);

test.each([
  ['', { q: 'meera' }, '?q=meera'],
  ['q=meera&page=3', { q: null }, ''],
  ['page=3', { status: 'done' }, '?status=done'],
  ['q=a&page=3', { client: 'client-1' }, '?q=a&page=3&client=client-1'],
  ['q=a', { page: '2' }, '?q=a&page=2'],
  ['client=c&edit=yes', { client: null, edit: null, add: null }, ''],
])('"%s" with %j is "%s"', (search, changes, next) =>
  expect(searchWith(params(search), changes, model.resetting)).toBe(next),
);

test('which are shown, and in what order, is read from the question', () => {
  expect(model.shownIn({ isArchived: true })).toBe('archived');
  expect(model.shownIn({ status: 'paused' })).toBe('paused');
  expect(model.shownIn({})).toBeNull();
  const sorting = { column: 'name', direction: 'descending' } as const;
  expect(model.sortingIn({ sort: 'name', direction: 'desc' })).toEqual(sorting);
  expect(model.sortingIn({})).toBeUndefined();
  expect(model.sortChanges(sorting)).toEqual({ sort: 'name', direction: 'desc' });
  expect(model.sortChanges({ column: 'date', direction: 'ascending' })).toEqual({
    sort: 'date',
    direction: null,
  });
});

test('what is typed is what was noted, and nothing where nothing is written', () => {
  const typed = model.clientValues(aClient({ email: null, note: null }));
  expect(typed).toMatchObject({ name: 'Meera Iyer', email: '', note: '', heightCm: 162 });
  expect(model.clientOrder({ ...typed, name: ' Meera ', phone: ' ' })).toMatchObject({
    name: 'Meera',
    phone: null,
    email: null,
    note: null,
    gender: 'Female',
  });
});

test.each([
  ['98765 43210', true],
  ['+1 (212) 555-0100', true],
  ['080-26543210', true],
  ['1234567', false],
  ['call me', false],
  ['1234567890123456', false],
  ['', true],
])('the phone number "%s" is right: %s', (phone, isRight) =>
  expect(model.rightPhone(phone, {}) === undefined).toBe(isRight),
);
