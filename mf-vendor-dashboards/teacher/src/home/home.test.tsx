import { session } from '@nukkad/platform';
import { notificationsStream, type PracticeCalendar } from '@nukkad/platform/contract';
import {
  aPerformance,
  aPracticeBooking,
  aToken,
  fakeWire,
  practiceStats,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { monthWords } from '@nukkad/vendor-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../dashboard';
import { text } from './home.text';

// Charts render nothing in jsdom, where elements have no size.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const request = aPracticeBooking({
  _id: 'booking-2',
  name: 'Asha Rao',
  status: 'requested',
  kind: 'trial',
  may: { answer: true, move: false, cancel: false, finish: false, review: false },
});
const calendar = (date: string): PracticeCalendar => ({
  timeZone: 'Asia/Kolkata',
  slotMinutes: 50,
  bufferBefore: 0,
  bufferAfter: 0,
  days: [{ date, open: [{ from: '09:00', to: '17:00' }], lunch: null }],
  bookings: [],
  exceptions: [],
});

function open(at = '/teacher-dashboard', handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeStats: () => practiceStats(),
      getPerformance: () => aPerformance(),
      getPracticeBookings: () => ({
        bookings: [request],
        page: 1,
        limit: 25,
        total: 1,
        totalPages: 1,
      }),
      getPracticeCalendar: ({ query }) => calendar(query.from ?? ''),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  return { wire, ...renderScreen(Screen, { at, pattern: '/teacher-dashboard/*', wire }) };
}

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-7',
      vendorType: 'type-teacher',
    }),
  ),
);

test('the documented menu, with the settings behind it', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: text.title });
  const menu = within(screen.getAllByRole('navigation')[0]!);
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Schedules',
    'Students',
    'Messages',
    'Assignments',
    'Payments',
    'Questions',
    'Settings',
  ]);
});

test('the upcoming classes are counted, and lead to the schedule of this week', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: text.upcoming }));
  expect(await card.findByText('12')).toBeVisible();
  expect(card.getByText('This Week')).toBeVisible();
  expect(card.getByRole('link', { name: 'See Schedule' })).toHaveAttribute(
    'href',
    '/teacher-dashboard/schedules',
  );
});

test('hours, students and classes stand with the month they are of', async () => {
  const { container } = open();
  for (const label of [text.hours, text.students, text.classes]) {
    expect((await screen.findAllByText(label)).length).toBeGreaterThan(0);
  }
  expect(screen.getByText('24.5')).toBeVisible();
  const month = monthWords(new Date());
  expect(screen.getAllByText(month, { selector: 'dd' })).toHaveLength(3);
  await expect(container).toBeAccessible();
});

test('requests for lessons are answered here', async () => {
  open();
  const requests = within(await screen.findByRole('region', { name: text.requests }));
  expect(await requests.findByText('Asha Rao')).toBeVisible();
  expect(requests.getByRole('columnheader', { name: /^Subject/ })).toBeVisible();
  expect(requests.getByRole('link', { name: /View All/ })).toHaveAttribute(
    'href',
    '/teacher-dashboard/schedules',
  );
});

test('the numbers cannot be had: told in their place, and Retry helps', async () => {
  const { wire } = open(undefined, { getPracticeStats: () => problem(404, 'not-found') });
  const card = within(await screen.findByRole('region', { name: text.upcoming }));
  const retry = await card.findByRole('button', { name: 'Retry' });
  wire.answer('getPracticeStats', () => practiceStats({ comingWeek: 5 }));
  await userEvent.click(retry);
  expect(await card.findByText('5')).toBeVisible();
});
