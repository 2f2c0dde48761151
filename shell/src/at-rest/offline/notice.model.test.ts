import { noticeOf, older } from './notice.model';

const at = '2026-11-28T10:00:00.000Z';

test.each([
  ['with a connection', true, null, { state: 'none' }],
  ['without one', false, null, { state: 'offline' }],
  ['without one, with what was kept', false, at, { state: 'kept', isOffline: true, at }],
  ['where nobody answers', true, at, { state: 'kept', isOffline: false, at }],
])('%s', (_what, isOnline, kept, expected) => {
  expect(noticeOf(isOnline, kept)).toEqual(expected);
});

test('a page is as old as the oldest of what it shows', () => {
  expect(older(null, at)).toBe(at);
  expect(older(at, '2026-11-28T11:00:00.000Z')).toBe(at);
  expect(older('2026-11-28T11:00:00.000Z', at)).toBe(at);
});
