import { limits } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest, bookingsPage, openDashboard } from './common/testing/open-dashboard';

// Charts render nothing in jsdom, where elements have no size.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const row = () => screen.findByRole('row', { name: /Nila Rao/ });
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2030-01-07T04:00:00.000Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

test('the menu is the documented one, with schedules and settings folded in', async () => {
  const { container } = openDashboard();
  await heading('Dashboard');
  const menu = screen.getByRole('navigation', { name: 'Dashboard' });
  const links = within(menu).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Dashboard', 'Appointments', 'My Patients', 'Messages', 'Payments'],
    ...['Schedules', 'Questions', 'Settings'],
  ]);
  await row();
  await expect(container).toBeAccessible();
});

test('four cards, counted by the API', async () => {
  openDashboard();
  const cards = within(await screen.findByRole('list', { name: 'Numbers' }));
  const words = cards.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(words[0]).toMatch(/^Patients120/);
  expect(words[1]).toMatch(/^Appointments64/);
  expect(words[2]).toMatch(/^Clinic Consulting1,240/);
  expect(words[3]).toMatch(/^Overall Ratings4\.5/);
});

test('requests with View All, the day beside them, who comes next, and the split by gender', async () => {
  openDashboard();
  expect(await row()).toHaveTextContent('Root canal8/1/20309:00 AM');
  expect(screen.getByRole('link', { name: /View All/ })).toHaveAttribute(
    'href',
    '/doctor-dashboard/appointments',
  );
  const panel = within(screen.getByRole('region', { name: 'Appointments' }));
  const visits = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(visits[0]).toMatch(/Lunch Break/);
  expect(visits[1]).toMatch(/5:30 PM.*Meera Iyer.*Cleaning/);
  const next = screen.getByRole('region', { name: 'Next Patient Details' });
  expect(next).toHaveTextContent('Meera Iyer');
  expect(next).toHaveTextContent('162 cm');
  expect(await screen.findByRole('figure', { name: 'Gender' })).toBeVisible();
});

test('accepted at once, told after ten seconds, and undone before them', async () => {
  const { wire } = openDashboard(undefined, { acceptBooking: () => undefined as never });
  await user().click(within(await row()).getByRole('button', { name: /Accept/ }));
  expect(await row()).toHaveTextContent('Accepted');
  await user().click(within(await row()).getByRole('button', { name: /Undo/ }));
  await act(() => jest.advanceTimersByTimeAsync(limits.decisionUndo + 500));
  expect(wire.calls.map(({ name }) => name)).not.toContain('acceptBooking');
  expect(within(await row()).getByRole('button', { name: /Accept/ })).toBeVisible();
});

test('two sessions accept the same request: the other is told, and the list is read again', async () => {
  const { wire, said } = openDashboard(undefined, {
    acceptBooking: () => problem(409, 'booking-state'),
    getPracticeBookings: () => bookingsPage([aRequest({ _id: 'booking-8' })]),
  });
  await user().click(within(await row()).getByRole('button', { name: /Accept/ }));
  await act(() => jest.advanceTimersByTimeAsync(limits.decisionUndo + 500));
  expect(said().join(' ')).toMatch(/Nila Rao/);
  const reads = wire.calls.filter(({ name }) => name === 'getPracticeBookings');
  expect(reads.length).toBeGreaterThan(1);
});

test('My Patients has the documented columns', async () => {
  openDashboard('/doctor-dashboard/patients');
  await screen.findByText('P-000001');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.map((header) => header?.replace(/[↑↓]/g, ''))).toEqual([
    ...['Patient ID', 'Patient Name', 'Date', 'Gender', 'Disease', 'Status', 'Action'],
  ]);
});

test.each([
  ['appointments', 'Appointments', 'Jan 07 - Jan 13, 2030', /07 Mon/, '09:00'],
  ['schedules', 'Schedules', 'Jan 06 - Jan 12, 2030', /06 Sun/, '08:00'],
])('%s: a week as it is documented, with its requests', async (room, title, range, first, row) => {
  openDashboard(`/doctor-dashboard/${room}`);
  await heading(title);
  expect(await screen.findByText(range)).toBeVisible();
  const grid = await screen.findByRole('grid');
  const [, day] = within(grid).getAllByRole('columnheader');
  expect(day).toHaveTextContent(first);
  expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent(row);
  const requests = screen.getByRole('region', { name: 'Appointment Requests' });
  expect(await within(requests).findByText('Nila Rao')).toBeVisible();
});

test('schedules have the older list too: a strip of a week, Sunday first', async () => {
  openDashboard('/doctor-dashboard/schedules');
  const list = within(await screen.findByRole('region', { name: 'Appointment list' }));
  const days = within(await list.findByRole('group', { name: 'Day' })).getAllByRole('button');
  expect(days[0]).toHaveAccessibleName('Sun 6 January 2030');
  expect(await list.findByText('Meera Iyer')).toBeVisible();
});

test('what can be set about the practice is folded in', async () => {
  openDashboard('/doctor-dashboard/settings');
  await heading('Settings');
  expect(await screen.findByDisplayValue('Dentist')).toBeVisible();
});
