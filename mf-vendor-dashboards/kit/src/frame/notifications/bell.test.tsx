import { useEndpoint } from '@nukkad/platform';
import { aNotification, fakeNotifications, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingDecisions } from '../../common/decisions/pending-decisions.store';
import { Bell } from './bell.container';

const confirmed = aNotification({ _id: 'one', title: 'Booking confirmed' });

/** A page that shows bookings of the practice. */
function Bookings() {
  useEndpoint('getPracticeBookings', { query: {} });
  return null;
}

function renderBell() {
  const server = fakeNotifications([confirmed]);
  let reads = 0;
  server.wire.answer('getPracticeBookings', () => {
    reads += 1;
    return { bookings: [], total: 0, page: 1, limit: 20, totalPages: 1 };
  });
  const Page = () => (
    <>
      <Bell />
      <Bookings />
    </>
  );
  const page = renderScreen(Page, { wire: server.wire, pattern: '*' });
  return { ...server, bookingReads: () => reads, ...page };
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

test('says how much is unread, and opens what there is', async () => {
  const { container, address } = renderBell();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await userEvent.click(bell());
  const link = await screen.findByRole('link', { name: /Booking confirmed \(Unread\)/ });
  await expect(container).toBeAccessible();
  await userEvent.click(link);
  expect(address()).toBe(confirmed.link);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what arrives is counted without a request, and renews the bookings it concerns', async () => {
  const { connections, arrive, reads, bookingReads } = renderBell();
  await waitFor(() => expect(connections()).toBe(1));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await waitFor(() => expect(bookingReads()).toBe(1));
  const submission = { waitMs: 0, send: async () => true, onSettled: () => undefined };
  pendingDecisions.decide('booking-1', 'accepted', submission);
  await waitFor(() =>
    expect(pendingDecisions.get()).toMatchObject({ 'booking-1': { state: 'sent' } }),
  );
  await arrive('Booking moved');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
  expect(screen.getByRole('status')).toHaveTextContent('New notification: Booking moved.');
  await waitFor(() => expect(bookingReads()).toBe(2));
  expect(pendingDecisions.get()).toEqual({});
  expect(reads()).toBe(1);
});
