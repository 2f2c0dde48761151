import { session } from '@nukkad/platform';
import { notificationsStream, type PracticeCalendar } from '@nukkad/platform/contract';
import {
  anOnboarding,
  aPracticeBooking,
  aToken,
  fakeWire,
  practiceSettings,
  practiceStats,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { Screen } from '../dashboard';

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
  status: 'requested',
  may: { answer: true, move: false, cancel: false, finish: false, review: false },
});

function open(profession: string, room = '') {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeStats: () => practiceStats(),
      getPracticeBookings: () => ({
        bookings: [request],
        page: 1,
        limit: 25,
        total: 1,
        totalPages: 1,
      }),
      getPracticeSettings: () => practiceSettings(),
      getOnboarding: () => anOnboarding({ state: 'approved' }),
      getPracticeCalendar: ({ query }) => calendar(query.from ?? ''),
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  const base = `/${profession}-dashboard`;
  return { wire, ...renderScreen(Screen, { at: `${base}/${room}`, pattern: `${base}/*`, wire }) };
}

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-9',
      vendorType: 'type-ca',
      vendorId: 'vendor-9',
    }),
  ),
);

const menuOf = () =>
  within(screen.getAllByRole('navigation')[0]!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['ca', ['Consultations', 'Clients', 'Services & Fees'], 'Consultation Requests'],
  ['engineer', ['Jobs', 'Clients', 'Services & Prices'], 'Job Requests'],
  ['labour', ['Jobs', 'Customers', 'Work & Rates'], 'Job Requests'],
  ['yoga', ['Appointments', 'Clients', 'Services & Prices'], 'Appointment Requests'],
])(
  '%s has the rooms of who is booked, in words of their own',
  async (profession, own, requests) => {
    open(profession);
    const table = within(await screen.findByRole('region', { name: requests }));
    expect(await table.findByText('Meera Iyer')).toBeVisible();
    expect(menuOf()).toEqual([
      'Dashboard',
      ...own,
      'Availability',
      'Messages',
      'Payments',
      'Questions',
      'Settings',
    ]);
  },
);

test('the numbers of the practice and the day stand beside the requests', async () => {
  const { container } = open('ca');
  expect(await screen.findByText('120')).toBeVisible();
  expect(screen.getByText('24.5')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Consultations' })).toBeVisible();
  expect(screen.getByRole('link', { name: /View All/ })).toHaveAttribute(
    'href',
    '/ca-dashboard/appointments',
  );
  await expect(container).toBeAccessible();
});

test.each([
  ['ca', 'services', 'Services & Fees', ['Services and prices']],
  [
    ...(['labour', 'availability', 'Availability'] as const),
    [
      ...['Availability', 'Holidays and other days', 'Your own calendar'],
      ...['Messages to your phone', 'Language'],
    ],
  ],
  ['officer', 'settings', 'Settings', ['Photo', 'Profile', 'Documents']],
  [
    ...(['engineer', 'settings', 'Settings'] as const),
    ['Photo', 'Profile', 'Documents', 'Booking policy', 'Portfolio'],
  ],
])('%s: %s has its own parts of the settings', async (profession, room, title, parts) => {
  open(profession, room);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(parts);
});
