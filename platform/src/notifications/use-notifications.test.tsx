import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Notification } from '../contract';
import { aNotification, fakeNotifications, problem, renderScreen } from '../testing';
import { useNotifications } from './use-notifications';

const confirmed = aNotification({ _id: 'one', title: 'Booking confirmed' });
const declined = aNotification({ _id: 'two', title: 'Request declined', isRead: true });

function renderNotifications(notifications: Notification[] = [confirmed, declined]) {
  const server = fakeNotifications(notifications);
  const arrivals: string[] = [];
  const Bell = () => {
    const [isOpen, setOpen] = useState(false);
    const [isFailed, setFailed] = useState(false);
    const onArrival = ({ title }: Notification) => void arrivals.push(title);
    const { unread, arrived, list, markRead } = useNotifications({ isOpen, onArrival });
    const mark = (ids?: string[]) => void markRead(ids).catch(() => setFailed(true));
    return (
      <>
        <p>{unread} unread</p>
        <p role="status">{arrived && <span key={arrived.nth}>{arrived.title}</span>}</p>
        {isFailed && <p role="alert">Not marked</p>}
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open
        </button>
        <button type="button" onClick={() => mark()}>
          Mark all
        </button>
        {list.state === 'failed' && (
          <button type="button" onClick={list.retry}>
            Retry
          </button>
        )}
        {list.state === 'ready' && (
          <>
            <ul>
              {list.notifications.map(({ id, title, when, isRead }) => (
                <li key={id}>
                  {title}, {when}, {isRead ? 'read' : 'unread'}
                  <button type="button" onClick={() => mark([id])}>
                    Mark {title}
                  </button>
                </li>
              ))}
            </ul>
            {list.older && (
              <button type="button" onClick={list.older.load}>
                Older: {list.older.state}
              </button>
            )}
          </>
        )}
      </>
    );
  };
  return { ...server, arrivals, ...renderScreen(() => <Bell />, { wire: server.wire }) };
}

const unreadIs = (count: number) => screen.findByText(`${count} unread`);
const listed = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.nodeValue);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** An answer that waits until it is let go. */
function delayed() {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { gone, letGo: () => act(async () => letGo()) };
}

const realTimeout = setTimeout;
const fakeClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });

/** Advances fake timers second by second, awaiting responses in between. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1_000);
      await new Promise((resolve) => realTimeout(resolve, 2));
    });
  }
}

let isHidden = false;
beforeAll(() =>
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden }),
);
function show(isShown: boolean) {
  isHidden = !isShown;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
afterEach(() => {
  isHidden = false;
  jest.useRealTimers();
});

test('how much is unread, and what there is, with its time in words', async () => {
  renderNotifications();
  await unreadIs(1);
  expect(rows()[0]).toMatch(/^Booking confirmed, Sun 1 Nov 2026, 3:30 PM, unread/);
  expect(rows()[1]).toMatch(/^Request declined, .*, read/);
});

test('what arrives is counted, listed and announced, each time, without a request', async () => {
  const { connections, emit, arrive, reads, arrivals } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  await unreadIs(1);
  await emit('unread', { unread: 1 });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await arrive('Booking moved');
  await unreadIs(2);
  const said = within(screen.getByRole('status')).getByText('Booking moved');
  expect(listed()).toEqual(['Booking moved', 'Booking confirmed', 'Request declined']);
  await arrive('Booking moved');
  await unreadIs(3);
  expect(said).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Booking moved');
  expect(arrivals).toEqual(['Booking moved', 'Booking moved']);
  expect(reads()).toBe(1);
});

test('what arrives before the first answer is counted, though that answer does not know it', async () => {
  const { connections, arrive, wire } = renderNotifications([declined]);
  const first = delayed();
  wire.answer('getNotifications', async () => {
    await first.gone;
    return { notifications: [declined], unread: 0, next: null };
  });
  await waitFor(() => expect(connections()).toBe(1));
  await arrive('A time is free');
  wire.answer('getNotifications', () => ({
    ...{ notifications: [confirmed, declined], unread: 1, next: null },
  }));
  await first.letGo();
  await unreadIs(1);
});

test('what arrives while the list is read again is counted, though that answer does not know it', async () => {
  const { connections, emit, arrive, wire } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  await unreadIs(1);
  const again = delayed();
  wire.answer('getNotifications', async () => {
    await again.gone;
    return { notifications: [confirmed], unread: 1, next: null };
  });
  await emit('unread', { unread: 5 });
  await arrive('A time is free');
  await unreadIs(2);
  wire.answer('getNotifications', () => ({
    ...{ notifications: [confirmed, declined], unread: 2, next: null },
  }));
  await again.letGo();
  await waitFor(() => expect(listed()).toEqual(['Booking confirmed', 'Request declined']));
  await unreadIs(2);
});

test('what is read on another screen is read here', async () => {
  const { connections, emit, wire } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  await unreadIs(1);
  wire.answer('getNotifications', () => ({ notifications: [declined], unread: 0, next: null }));
  await emit('unread', { unread: 0 });
  await unreadIs(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['one', 'Mark Booking confirmed', { ids: ['one'] }],
  ['all', 'Mark all', {}],
])(
  '%s is read at once, before the answer, and without another request',
  async (_what, button, body) => {
    const { connections, emit, wire, reads } = renderNotifications();
    const answer = delayed();
    wire.answer('markNotificationsRead', async () => {
      await answer.gone;
      return undefined;
    });
    await waitFor(() => expect(connections()).toBe(1));
    await unreadIs(1);
    await press(button);
    await unreadIs(0);
    expect(rows()[0]).toMatch(/, read/);
    await answer.letGo();
    await emit('unread', { unread: 0 });
    expect(wire.calls.at(-1)).toMatchObject({ name: 'markNotificationsRead', request: { body } });
    expect(reads()).toBe(1);
  },
);

test('what could not be marked as read is unread again', async () => {
  const { wire } = renderNotifications();
  await unreadIs(1);
  const answer = delayed();
  wire.answer('markNotificationsRead', async () => {
    await answer.gone;
    return problem(404, 'not-found');
  });
  await press('Mark all');
  await unreadIs(0);
  wire.answer('getNotifications', () => problem(404, 'not-found'));
  await answer.letGo();
  expect(await screen.findByRole('alert')).toBeVisible();
  await unreadIs(1);
  expect(rows()[0]).toMatch(/, unread/);
});

test('a stream that breaks is begun again, also after it was away', async () => {
  fakeClock();
  const { connections, arrive, goAway, comeBack } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  await act(async () => goAway());
  await pass(10);
  expect(connections()).toBe(0);
  comeBack();
  await pass(20);
  expect(connections()).toBe(1);
  await arrive('Booking moved');
  expect(screen.getByRole('status')).toHaveTextContent('Booking moved');
});

test('a line that has gone silent is given up for another', async () => {
  fakeClock();
  const { connections, wire } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  await pass(55);
  expect(connections()).toBe(1);
  expect(wire.fetched).toHaveLength(2);
});

test('a page that nobody sees hears nothing, and catches up when it is seen', async () => {
  const { connections, unmount } = renderNotifications();
  await waitFor(() => expect(connections()).toBe(1));
  show(false);
  await waitFor(() => expect(connections()).toBe(0));
  show(true);
  await waitFor(() => expect(connections()).toBe(1));
  unmount();
  await waitFor(() => expect(connections()).toBe(0));
});

test('older ones are listed below, after a failure as well', async () => {
  const { wire } = renderNotifications();
  let isBroken = true;
  wire.answer('getNotifications', ({ query }) => {
    if (query.cursor === undefined) return { notifications: [confirmed], unread: 1, next: 'older' };
    return isBroken
      ? problem(404, 'not-found')
      : { notifications: [declined], unread: 1, next: null };
  });
  await press('Open');
  await userEvent.click(await screen.findByRole('button', { name: 'Older: idle' }));
  const failed = await screen.findByRole('button', { name: 'Older: failed' });
  isBroken = false;
  await userEvent.click(failed);
  await waitFor(() => expect(listed()).toEqual(['Booking confirmed', 'Request declined']));
  expect(screen.queryByRole('button', { name: /^Older/ })).not.toBeInTheDocument();
});

test('a list that could not be read is read again', async () => {
  const { wire } = renderNotifications();
  wire.answer('getNotifications', () => problem(404, 'not-found'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await unreadIs(0);
  wire.answer('getNotifications', () => ({ notifications: [confirmed], unread: 1, next: null }));
  await userEvent.click(retry);
  await unreadIs(1);
});

test('a list that is opened is read again when it is older than a minute', async () => {
  fakeClock();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { reads } = renderNotifications();
  await unreadIs(1);
  const open = screen.getByRole('button', { name: 'Open' });
  await user.click(open);
  await user.click(open);
  await pass(1);
  expect(reads()).toBe(1);
  await pass(60);
  await user.click(open);
  await pass(1);
  expect(reads()).toBe(2);
});
