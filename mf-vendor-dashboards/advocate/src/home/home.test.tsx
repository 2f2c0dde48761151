import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { aPracticeBooking, problem } from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as requests } from '../common/case-requests/case-requests.text';
import { openDashboard } from '../common/testing/open-dashboard';

jest.mock('@nukkad/platform', () => {
  const platform = jest.requireActual('@nukkad/platform');
  return { ...platform, toast: jest.fn(platform.toast) };
});

const request = aPracticeBooking({
  _id: 'booking-7',
  name: 'Nila Rao',
  status: 'requested',
  about: 'Consultation',
  caseCategory: 'Divorce',
  start: '2030-01-08T03:30:00.000Z',
  may: { answer: true, move: true, cancel: false, finish: false, review: false },
});

type Handlers = Parameters<typeof openDashboard>[1];

const open = (handlers: Handlers = {}, requested = request) =>
  openDashboard(undefined, {
    getPracticeBookings: () => ({
      bookings: [requested],
      page: 1,
      limit: 25,
      total: 1,
      totalPages: 1,
    }),
    ...handlers,
  });

const row = () => screen.findByRole('row', { name: /Nila Rao/ });
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('the menu is the documented one; clients, questions and settings came later', async () => {
  open();
  await row();
  const menu = screen.getByRole('navigation', { name: 'Dashboard' });
  const links = within(menu).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Dashboard', 'Appointments', 'My Cases', 'Messages', 'Payments', 'Clients'],
    ...['Questions', 'Settings'],
  ]);
});

test('the documented cards count cases by how they ended', async () => {
  const { container } = open();
  const cards = await screen.findByRole('list', { name: 'Numbers' });
  const words = within(cards)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words.map((card) => card?.slice(0, 17))).toEqual([
    'Total Cases10',
    'Won Cases5',
    'Lost Cases2',
    'Overall Ratings4.',
  ]);
  await row();
  await expect(container).toBeAccessible();
});

test('case requests have the documented columns, View All leads to all of them', async () => {
  open();
  expect(await row()).toHaveTextContent('Divorce8/1/20309:00 AM');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.map((header) => header?.replace(/[↑↓]/g, ''))).toEqual([
    ...['Name', 'Disease', 'Date', 'Time', 'Status', 'Details'],
  ]);
  const link = screen.getByRole('link', { name: /View All/ });
  expect(link).toHaveAttribute('href', '/advocate-dashboard/cases?show=requests');
});

test('accepting makes a case after ten seconds, and leads to it', async () => {
  const { wire, said, address } = open({
    acceptCaseRequest: () => ({ bookingId: 'booking-7', caseId: 'case-9' }),
  });
  await user().click(within(await row()).getByRole('button', { name: /Accept/ }));
  expect(await row()).toHaveTextContent('Accepted');
  expect(wire.calls.map(({ name }) => name)).not.toContain('acceptCaseRequest');
  await act(() => jest.advanceTimersByTimeAsync(limits.decisionUndo + 500));
  const told = wire.calls.find(({ name }) => name === 'acceptCaseRequest');
  expect(told?.request.params).toEqual({ bookingId: 'booking-7' });
  expect(said()).toContain(requests.isCase);
  act(() => jest.mocked(toast).mock.calls.at(-1)?.[0].undo?.());
  expect(address()).toBe('/advocate-dashboard/cases?case=case-9');
});

test('a request somebody else has answered is said, and stands as it was', async () => {
  const { said } = open(
    { acceptCaseRequest: () => problem(409, 'booking-state') },
    { ...request, _id: 'booking-8' },
  );
  await user().click(within(await row()).getByRole('button', { name: /Accept/ }));
  await act(() => jest.advanceTimersByTimeAsync(limits.decisionUndo + 500));
  expect(said().join(' ')).toMatch(/Nila Rao/);
  expect(within(await row()).getByRole('button', { name: /Accept/ })).toBeVisible();
});
