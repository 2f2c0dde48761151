import { session } from '@nukkad/platform';
import {
  aBooking,
  anAccount,
  aToken,
  fakeWire,
  renderScreen,
  slotDays,
} from '@nukkad/platform/testing';
import {
  type ScreenReader,
  setNow,
  startScreenReader,
} from '@nukkad/platform/testing/screen-reader';
import { commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { Screen } from './appointments.screen';
import { text } from './booking/appointments.text';
import { text as moving } from './moving/move.text';

let reader: ScreenReader;

beforeEach(() => {
  setNow('2030-01-06T12:00:00.000Z');
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => reader?.stop());

test('the appointments of a user, and moving one', async () => {
  const wire = fakeWire({
    getMyBookings: ({ query }) => {
      const bookings = query.when === 'upcoming' ? [aBooking()] : [];
      return { bookings, total: bookings.length, next: null };
    },
    getBooking: () => aBooking(),
    getMyWaitlist: () => [],
    getSession: () => anAccount(),
    getMyCredits: () => [],
    getMyPurchases: () => [],
    getMyAssignments: () => [],
    getSlots: ({ query }) => slotDays(query.from ?? '', 2),
    moveBooking: () => aBooking({ start: '2030-01-07T04:30:00.000Z' }),
  });
  renderScreen(Screen, { at: '/profile?section=appointments', wire });
  const move = await screen.findByRole('button', { name: new RegExp(`^${text.move}`) });
  await screen.findByRole('tab', { name: 'Cancelled (0)' });
  reader = await startScreenReader();
  await reader.read('The appointments');
  reader.part('Moving one');
  await reader.goTo(move);
  await reader.press('{Enter}', () => screen.findByRole('button', { name: /^10:30/ }));
  await reader.read('The dialog', screen.getByRole('dialog'));
  reader.part('Sending it without a time, then with one');
  await reader.goTo(screen.getByRole('button', { name: moving.move }));
  await reader.press('{Enter}');
  await reader.goTo(screen.getByRole('button', { name: /^10:30/ }));
  await reader.press('{Enter}', () => screen.findByText(/^Chosen: /));
  await reader.goTo(screen.getByRole('button', { name: commonText.retry }));
  await reader.press('{Enter}', () =>
    waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  );
  expect(reader.transcript()).toMatchTranscript('appointments');
});
