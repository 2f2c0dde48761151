import type { NotificationsAnswer } from '../contract';
import { aNotification } from '../testing';
import { withArrival, withOlder, withRead } from './notifications.model';

const unread = aNotification({ _id: 'unread' });
const read = aNotification({ _id: 'read', isRead: true });
const page: NotificationsAnswer = { notifications: [unread, read], unread: 30, next: 'older' };

test.each([
  ['an unread one is first, and counted', aNotification({ _id: 'new' }), 31],
  ['one already read is first', aNotification({ _id: 'new', isRead: true }), 30],
])('%s', (_what, arrival, count) => {
  expect(withArrival(page, arrival)).toEqual({
    ...page,
    notifications: [arrival, unread, read],
    unread: count,
  });
});

test('one that is listed is neither listed nor counted again', () => {
  expect(withArrival(page, unread)).toBe(page);
});

test.each([
  ['one', ['unread'], 29, true],
  ['one that is read', ['read'], 30, false],
  ['one that is not listed', ['other'], 30, false],
  ['all, also those on other pages', undefined, 0, true],
])('%s marked as read', (_what, ids, count, isRead) => {
  expect(withRead(page, ids)).toEqual({
    ...page,
    notifications: [{ ...unread, isRead }, read],
    unread: count,
  });
});

test('an older page goes on where this one ends', () => {
  const old = aNotification({ _id: 'old' });
  expect(withOlder(page, { notifications: [old], unread: 29, next: null })).toEqual({
    notifications: [unread, read, old],
    unread: 30,
    next: null,
  });
});
