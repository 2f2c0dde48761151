import { pauseAfter, readEvents } from './server-events.model';

test('events are read as they are complete, and the rest waits', () => {
  const { events, rest } = readEvents(
    ':\n\nevent: unread\ndata: {"unread":3}\n\nevent: notification\ndata: {"tit',
  );
  expect(events).toEqual([{ name: 'unread', payload: { unread: 3 } }]);
  expect(rest).toBe('event: notification\ndata: {"tit');
  expect(readEvents(`${rest}le":"A"}\n\n`)).toEqual({
    events: [{ name: 'notification', payload: { title: 'A' } }],
    rest: '',
  });
});

test.each([':\n\n', 'hello\n\n', 'event: unread\n\n', 'event: unread\ndata: {\n\n'])(
  '%j tells nothing',
  (text) => expect(readEvents(text)).toEqual({ events: [], rest: '' }),
);

test('the next try comes ever later, a minute later at most, and not for all at once', () => {
  expect([0, 1, 2, 5, 6, 50].map((failures) => pauseAfter(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseAfter(3, 0)).toBe(4_000);
});
