import { session } from '@nukkad/platform';
import { notificationsStream, type PracticeCalendar } from '@nukkad/platform/contract';
import {
  aPracticeBooking,
  aToken,
  fakeWire,
  practiceStats,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { Screen } from '../dashboard';
import { text as rooms } from '../dashboard.text';
import { text } from './home.text';

const calendar = (date: string): PracticeCalendar => ({
  timeZone: 'Asia/Kolkata',
  slotMinutes: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  days: [{ date, open: [{ from: '09:00', to: '17:00' }], lunch: null }],
  bookings: [],
  exceptions: [],
});
const request = aPracticeBooking({
  name: 'Meera Iyer',
  status: 'requested',
  may: { answer: true, move: false, cancel: false, finish: false, review: false },
});
const requests = { bookings: [request], page: 1, limit: 25, total: 1, totalPages: 1 };

function open() {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeStats: () => practiceStats(),
      getPracticeBookings: () => requests,
      getPracticeCalendar: ({ query }) => calendar(query.from ?? ''),
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  const base = '/__slug__-dashboard';
  return renderScreen(Screen, { at: base, pattern: `${base}/*`, wire });
}

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-9',
      vendorType: 'type-__slug__',
      vendorId: 'vendor-9',
    }),
  ),
);

test('the menu has its rooms, and the first one is open', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
  const menu = within(screen.getAllByRole('navigation')[0]!).getAllByRole('link');
  expect(menu.map(({ textContent }) => textContent)).toEqual(Object.values(rooms));
});

test('what is asked for stands beside the numbers of the practice', async () => {
  const { container } = open();
  const table = within(await screen.findByRole('region', { name: text.requests }));
  expect(await table.findByText('Meera Iyer')).toBeVisible();
  expect(await screen.findByText(text.comingWeek)).toBeVisible();
  await expect(container).toBeAccessible();
});
