import { session } from '@nukkad/platform';
import {
  aBooking,
  aClient,
  aPracticeBooking,
  aPracticeCalendar,
  aToken,
  clientsPage,
  fakeWire,
  practiceBookings,
  practiceSettings,
  renderScreen,
} from '@nukkad/platform/testing';
import {
  type ScreenReader,
  setNow,
  startScreenReader,
} from '@nukkad/platform/testing/screen-reader';
import { act, screen, waitFor } from '@testing-library/react';
import { text as booking } from '../common/booking/booking.text';
import { InDashboard } from '../testing/in-dashboard';
import { CalendarRoom } from './calendar.screen';

const AT = '/doctor-dashboard/appointments';

let reader: ScreenReader;

beforeEach(() => {
  setNow('2030-01-06T12:00:00.000Z');
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => reader?.stop());

test('the calendar of a doctor, and moving an appointment by keyboard', async () => {
  const moved = { start: '2030-01-08T11:30:00.000Z', end: '2030-01-08T12:00:00.000Z' };
  let isMoved = false;
  const wire = fakeWire({
    getPracticeCalendar: ({ query }) => {
      const span = { from: query.from ?? '', to: query.to ?? '' };
      return aPracticeCalendar(span, { bookings: [aPracticeBooking(isMoved ? moved : {})] });
    },
    getPracticeBookings: () => practiceBookings([]),
    getPracticeSettings: () => practiceSettings(),
    getClients: () => clientsPage([aClient()]),
    moveBooking: () => {
      isMoved = true;
      return aBooking(moved);
    },
  });
  const Room = () => (
    <InDashboard>
      <CalendarRoom places={{ clients: 'patients', messages: 'messages' }} />
    </InDashboard>
  );
  renderScreen(Room, { at: `${AT}?day=2030-01-07`, pattern: AT, wire });
  const entry = await screen.findByRole('button', { name: /^Meera Iyer/ });
  reader = await startScreenReader();
  await reader.read('The calendar');
  reader.part('Moving an appointment');
  await reader.goTo(entry);
  await reader.press('m');
  await reader.press('{ArrowRight}');
  await reader.press('{ArrowUp}');
  await reader.press('{Enter}', () => screen.findByRole('dialog', { name: booking.moveTitle }));
  await reader.read('The dialog', screen.getByRole('dialog'));
  reader.part('Confirming it');
  await reader.goTo(screen.getByRole('button', { name: booking.moveAndNotify }));
  await reader.press('{Enter}', () =>
    waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  );
  expect(reader.transcript()).toMatchTranscript('calendar');
});
