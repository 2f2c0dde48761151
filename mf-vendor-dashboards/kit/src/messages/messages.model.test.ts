import { aThread, aThreadMessage, threadMessages } from '@nukkad/platform/testing';
import { withMessage, withRead } from './messages.model';

test('a message that was sent is there once', () => {
  const sent = aThreadMessage({ _id: 'm2', by: 'me' });
  const page = withMessage(threadMessages([aThreadMessage()]), sent);
  expect(page.messages.map(({ by }) => by)).toEqual(['other', 'me']);
  expect(withMessage(page, sent)).toBe(page);
});

test('reading one conversation leaves the others unread', () => {
  const threads = withRead([aThread(), aThread({ _id: 'thread-2' })], 'thread-1');
  expect(threads.map(({ unread }) => unread)).toEqual([0, 1]);
});
