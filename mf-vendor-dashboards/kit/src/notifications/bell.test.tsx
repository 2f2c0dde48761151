import { notificationsStream } from '@nukkad/platform/contract';
import { aNotification, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from './bell.container';
import { text } from './bell.text';

/** Fake server-sent events: each connection is one stream. */
function notificationServer() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let isAway = false;
  return {
    connections: () => open.size,
    goAway: () => {
      isAway = true;
      for (const stream of open) stream.close();
      open.clear();
    },
    comeBack: () => {
      isAway = false;
    },
    emit: (name: string, payload: object) =>
      act(async () => {
        const event = `event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`;
        for (const stream of open) stream.enqueue(new TextEncoder().encode(event));
      }),
    answer: () => {
      if (isAway) return problem(404, 'not-found');
      let own: ReadableStreamDefaultController<Uint8Array>;
      return new ReadableStream<Uint8Array>({
        start(stream) {
          own = stream;
          open.add(stream);
        },
        cancel: () => void open.delete(own),
      });
    },
  };
}

const confirmed = aNotification({ _id: 'one', title: 'Booking confirmed', isRead: false });
const declined = aNotification({ _id: 'two', title: 'Request declined', isRead: true });

function renderBell(notifications = [confirmed, declined]) {
  const server = notificationServer();
  const answer = () => ({
    notifications,
    unread: notifications.filter(({ isRead }) => !isRead).length,
    next: null,
  });
  const wire = fakeWire(
    {
      getNotifications: answer,
      markNotificationsRead: ({ body }) => {
        const { ids } = body as { ids?: string[] };
        notifications = notifications.map((one) => ({
          ...one,
          isRead: one.isRead || !ids || ids.includes(one._id),
        }));
        return undefined;
      },
    },
    { [notificationsStream]: server.answer },
  );
  const page = renderScreen(() => <Bell />, { wire, pattern: '*' });
  const arrive = async (title: string) => {
    const one = aNotification({ _id: title, title, isRead: false });
    notifications = [one, ...notifications];
    await server.emit('notification', one);
    await server.emit('unread', { unread: answer().unread });
  };
  return { wire, server, arrive, ...page };
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const asks = (wire: ReturnType<typeof renderBell>['wire']) =>
  wire.calls.filter(({ name }) => name === 'getNotifications').length;

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

test('says how much is unread, and opens what there is', async () => {
  const { container, address } = renderBell();
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(1)));
  expect(screen.getByText('1')).toBeVisible();
  await userEvent.click(bell());
  const link = await screen.findByRole('link', { name: /Booking confirmed \(Unread\)/ });
  expect(link).toHaveAttribute('href', confirmed.link);
  expect(screen.getByRole('link', { name: /Request declined/ })).not.toHaveTextContent('Unread');
  await expect(container).toBeAccessible();
  await userEvent.click(link);
  expect(address()).toBe(confirmed.link);
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(0)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('all are marked as read; that it failed is said', async () => {
  const { wire } = renderBell();
  wire.answer('markNotificationsRead', () => problem(404, 'not-found'));
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(1)));
  await userEvent.click(bell());
  await userEvent.click(await screen.findByRole('button', { name: text.readAll }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text.readFailed);
  expect(bell()).toHaveAccessibleName(text.bell(1));
  wire.answer('markNotificationsRead', () => {
    wire.answer('getNotifications', () => ({
      ...{ notifications: [declined], unread: 0, next: null },
    }));
    return undefined;
  });
  await userEvent.click(screen.getByRole('button', { name: text.readAll }));
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(0)));
  expect(screen.queryByRole('button', { name: text.readAll })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what arrives is counted and announced, each time, for one request', async () => {
  const { server, arrive, wire } = renderBell();
  await waitFor(() => expect(server.connections()).toBe(1));
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(1)));
  await server.emit('unread', { unread: 1 });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asks(wire)).toBe(1);

  await arrive('Booking moved');
  expect(screen.getByRole('status')).toHaveTextContent(text.arrived('Booking moved'));
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(2)));
  expect(asks(wire)).toBe(2);
  const said = screen.getByText(text.arrived('Booking moved'));
  await arrive('Booking moved');
  expect(said).not.toBeInTheDocument();
  expect(screen.getByText(text.arrived('Booking moved'))).toBeInTheDocument();
});

test('what arrives before the first answer is counted, though that answer does not know it', async () => {
  const { server, arrive, wire } = renderBell([declined]);
  let answerFirst = () => {};
  const later = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  wire.answer('getNotifications', async () => {
    await later;
    return { notifications: [declined], unread: 0, next: null };
  });
  await waitFor(() => expect(server.connections()).toBe(1));
  await arrive('A time is free');
  wire.answer('getNotifications', () => ({
    ...{ notifications: [confirmed, declined], unread: 1, next: null },
  }));
  await act(async () => answerFirst());
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(1)));
});

test('what is read on another screen is read here', async () => {
  const { server, wire } = renderBell();
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(1)));
  wire.answer('getNotifications', () => ({ notifications: [declined], unread: 0, next: null }));
  await server.emit('unread', { unread: 0 });
  await waitFor(() => expect(bell()).toHaveAccessibleName(text.bell(0)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a stream that breaks is begun again, also after it was away', async () => {
  fakeClock();
  const { server, arrive } = renderBell();
  await waitFor(() => expect(server.connections()).toBe(1));
  await act(async () => server.goAway());
  await pass(10);
  expect(server.connections()).toBe(0);
  server.comeBack();
  await pass(20);
  expect(server.connections()).toBe(1);
  await arrive('Booking moved');
  expect(screen.getByRole('status')).toHaveTextContent('Booking moved');
});

test('a line that has gone silent is given up for another', async () => {
  fakeClock();
  const { server, wire } = renderBell();
  await waitFor(() => expect(server.connections()).toBe(1));
  await pass(55);
  expect(server.connections()).toBe(1);
  expect(wire.fetched).toHaveLength(2);
});

test('a page that nobody sees hears nothing, and catches up when it is seen', async () => {
  const { server, unmount } = renderBell();
  await waitFor(() => expect(server.connections()).toBe(1));
  show(false);
  await waitFor(() => expect(server.connections()).toBe(0));
  show(true);
  await waitFor(() => expect(server.connections()).toBe(1));
  unmount();
  await waitFor(() => expect(server.connections()).toBe(0));
});

test('older ones are shown for whoever asks', async () => {
  const { wire } = renderBell();
  wire.answer('getNotifications', ({ query }) =>
    query.cursor === 'older'
      ? { notifications: [declined], unread: 1, next: null }
      : { notifications: [confirmed], unread: 1, next: 'older' },
  );
  await userEvent.click(bell());
  await userEvent.click(await screen.findByRole('button', { name: text.older }));
  expect(await screen.findByText('Request declined')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.older })).not.toBeInTheDocument();
});

test('that there are none, and that they cannot be loaded, is said', async () => {
  const { wire } = renderBell();
  wire.answer('getNotifications', () => problem(404, 'not-found'));
  await userEvent.click(bell());
  expect(await screen.findByText(text.failed)).toBeVisible();
  expect(bell()).toHaveAccessibleName(text.bell(0));
  wire.answer('getNotifications', () => ({ notifications: [], unread: 0, next: null }));
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await screen.findByText(text.none)).toBeVisible();
});
