import { aNotification, fakeNotifications, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from './bell';

const confirmed = aNotification({ _id: 'one', title: 'Booking confirmed' });
const declined = aNotification({ _id: 'two', title: 'Request declined', isRead: true });

function renderBell() {
  const server = fakeNotifications([confirmed, declined]);
  return { ...server, ...renderScreen(() => <Bell />, { wire: server.wire, pattern: '*' }) };
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

test('says how much is unread, and opens what there is', async () => {
  const { container, address } = renderBell();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await userEvent.click(bell());
  const link = await screen.findByRole('link', { name: /Booking confirmed \(Unread\)/ });
  expect(link).toHaveAttribute('href', confirmed.link);
  await expect(container).toBeAccessible();
  await userEvent.click(link);
  expect(address()).toBe(confirmed.link);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what arrives is counted, announced and listed, without a request', async () => {
  const { connections, arrive, reads } = renderBell();
  await waitFor(() => expect(connections()).toBe(1));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await userEvent.click(bell());
  await arrive('Booking moved');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
  expect(screen.getByRole('status')).toHaveTextContent('New notification: Booking moved.');
  expect(screen.getByRole('link', { name: /Booking moved \(Unread\)/ })).toBeVisible();
  expect(reads()).toBe(1);
});

test('all are marked as read; that it failed is said', async () => {
  const { wire } = renderBell();
  wire.answer('markNotificationsRead', () => problem(404, 'not-found'));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await userEvent.click(bell());
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They could not be marked as read.');
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  wire.answer('markNotificationsRead', () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
