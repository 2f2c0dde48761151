import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useDisclosure } from '../use-disclosure';
import { type BellNotifications, NotificationBell } from './notification-bell';
import type { NotificationEntry } from './notification-list';
import { text } from './notification-list.text';

const confirmed: NotificationEntry = {
  id: 'one',
  kind: 'booking',
  title: 'Booking confirmed',
  text: 'On Monday',
  time: '2026-11-01T10:00:00.000Z',
  when: 'Sun 1 Nov 2026, 3:30 PM',
  isRead: false,
  link: '#one',
};
const declined = { ...confirmed, id: 'two', title: 'Request declined', isRead: true };
const both = { state: 'ready', notifications: [confirmed, declined], older: null } as const;

const Link = ({ to, ...anchor }: { to: string } & ComponentProps<'a'>) => (
  <a href={to} {...anchor} />
);

const markRead = async () => undefined;

function Bell(shown: Partial<BellNotifications>) {
  const disclosure = useDisclosure<HTMLDivElement>('');
  const notifications = { unread: 1, arrived: null, list: both, markRead, ...shown };
  return <NotificationBell notifications={notifications} disclosure={disclosure} Link={Link} />;
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

async function openBell(shown: Partial<BellNotifications> = {}) {
  const view = render(<Bell {...shown} />, { wrapper: ({ children }) => <main>{children}</main> });
  await userEvent.click(bell());
  return view;
}

test.each([
  [0, 'Notifications', ''],
  [1, 'Notifications, 1 unread', '1'],
  [99, 'Notifications, 99 unread', '99'],
  [239, 'Notifications, 99+ unread', '99+'],
])('with %i unread the name holds what is seen on the bell', (unread, name, badge) => {
  render(<Bell unread={unread} />);
  expect(bell()).toHaveAccessibleName(name);
  expect(bell()).toHaveTextContent(badge);
});

test('the list is behind the bell, and unread ones say so', async () => {
  const { container } = await openBell();
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: text.title })).toBeVisible();
  const link = screen.getByRole('link', { name: /Booking confirmed \(Unread\)/ });
  expect(link).toHaveAttribute('href', '#one');
  expect(link).toHaveTextContent('On Monday');
  expect(screen.getAllByText('Sun 1 Nov 2026, 3:30 PM')[0]).toHaveAttribute(
    'datetime',
    '2026-11-01T10:00:00.000Z',
  );
  expect(screen.getByRole('link', { name: /Request declined/ })).not.toHaveTextContent('Unread');
  await expect(container).toBeAccessible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});

test('an unread one that is opened is read; one that was read is not marked again', async () => {
  const read = jest.fn(markRead);
  await openBell({ markRead: read });
  await userEvent.click(screen.getByRole('link', { name: /Request declined/ }));
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: /Booking confirmed/ }));
  expect(read).toHaveBeenCalledWith(['one']);
});

test('while all are being marked the button keeps focus; that it failed is said', async () => {
  let fail = () => {};
  const failing = () =>
    new Promise<void>((_, reject) => {
      fail = () => reject(new Error('no answer'));
    });
  const { rerender } = await openBell({ markRead: failing });
  await userEvent.click(screen.getByRole('button', { name: text.readAll }));
  rerender(<Bell markRead={failing} unread={0} />);
  const busy = screen.getByRole('button', { name: text.reading });
  expect(busy).toHaveFocus();
  fail();
  expect(await screen.findByRole('alert')).toHaveTextContent(text.readFailed);
  rerender(<Bell markRead={failing} unread={1} />);
  expect(screen.getByRole('button', { name: text.readAll })).toBeVisible();
});

test('where nothing is unread there is nothing to mark', async () => {
  await openBell({ unread: 0, list: { ...both, notifications: [declined] } });
  expect(screen.queryByRole('button', { name: text.readAll })).not.toBeInTheDocument();
});

test('an arrival is announced, a second of the same title as well', () => {
  const { rerender } = render(<Bell />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Bell arrived={{ title: 'Moved', nth: 1 }} />);
  const said = screen.getByText(text.arrived('Moved'));
  rerender(<Bell arrived={{ title: 'Moved', nth: 2 }} />);
  expect(said).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(text.arrived('Moved'));
});

test('older ones are offered, awaited, and asked for again', async () => {
  const load = jest.fn();
  const { rerender } = await openBell({ list: { ...both, older: { state: 'idle', load } } });
  await userEvent.click(screen.getByRole('button', { name: text.older }));
  rerender(<Bell list={{ ...both, older: { state: 'loading', load } }} />);
  expect(screen.getByText(text.loading)).toBeVisible();
  rerender(<Bell list={{ ...both, older: { state: 'failed', load } }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text.failed);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('that there are none, that they are loading, and that they failed is said', async () => {
  const retry = jest.fn();
  const { rerender } = await openBell({ list: { state: 'loading' } });
  expect(screen.getByText(text.loading)).toBeVisible();
  rerender(<Bell list={{ state: 'failed', retry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text.failed);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(retry).toHaveBeenCalled();
  rerender(<Bell list={{ ...both, notifications: [] }} />);
  expect(screen.getByText(text.none)).toBeVisible();
});
