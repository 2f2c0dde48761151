import { session, useAnswers } from '@nukkad/platform';
import {
  aBooking,
  aPracticeBooking,
  aPracticeCalendar,
  aToken,
  fakeWire,
  practiceBookings,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { InDashboard } from '../../testing/in-dashboard';
import { text as booking } from '../booking/booking.text';
import * as common from '../common.text';
import { text as decisions } from '../decisions/decisions.text';
import { pendingDecisions } from '../decisions/pending-decisions.store';
import { RoomPage } from '../page/room-page';
import { AppointmentsPanel } from './appointments/appointments-panel.container';
import { text } from './requests.text';
import { RequestsCards } from './requests-cards.container';
import { RequestsTable } from './requests-table.container';

const may = { answer: true, move: false, cancel: false, finish: false, review: false };
const request = (_id: string, name: string, start: string, about: string) =>
  aPracticeBooking({ _id, name, start, about, status: 'requested', may });
// 10:00 AM on the 7th, 9:00 AM on the 8th, 2:00 PM on 1 February.
const meera = request('r1', 'Meera Iyer', '2030-01-07T04:30:00.000Z', 'scaling');
const asha = request('r2', 'asha Rao', '2030-01-08T03:30:00.000Z', 'Checkup');
const ravi = request('r3', 'Ravi Kumar', '2030-02-01T08:30:00.000Z', 'Emergency');

function open(part: ReactNode, handlers: Parameters<typeof fakeWire>[0] = {}, at = '/here') {
  const wire = fakeWire({
    getPracticeBookings: () => practiceBookings([meera, asha, ravi]),
    getPracticeCalendar: ({ query }) =>
      aPracticeCalendar({ from: query.from ?? '', to: query.to ?? '' }),
    ...handlers,
  });
  const Room = () => <InDashboard>{part}</InDashboard>;
  return { wire, ...renderScreen(Room, { at, wire }) };
}

const table = <RequestsTable viewAll="/doctor-dashboard/appointments" hint="A kind of case" />;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

beforeEach(() =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' })),
);
// The decision store outlives a test.
afterEach(() => act(() => ['r1', 'r2'].forEach(pendingDecisions.undo)));

test('requests in the documented columns', async () => {
  const { container } = open(table);
  const list = await screen.findByRole('table', { name: text.title });
  await screen.findByText('scaling');
  const heads = within(list).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent?.replace(/[↑↓]+$/, ''))).toEqual([
    ...['Name', 'Disease', 'Date', 'Time', 'Status', 'Details'],
  ]);
  const cells = within(within(list).getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual([
    ...['scaling', '7/1/2030', '10:00 AM'],
  ]);
  expect(screen.getByRole('link', { name: text.viewAllOf(text.title) })).toHaveAttribute(
    'href',
    '/doctor-dashboard/appointments',
  );
  expect(screen.getByText('A kind of case')).toBeVisible();
  expect(within(list).queryByRole('button', { name: /^Status|^Details$/ })).toBeNull();
  await expect(container).toBeAccessible();
});

test('a column sorts ascending, then descending, then ascending again, over all pages', async () => {
  const { wire } = open(table);
  const byTime = () => screen.getByRole('columnheader', { name: /^Time/ });
  const asked = () => {
    const last = wire.calls.findLast(({ name }) => name === 'getPracticeBookings');
    return `${last?.request.query.sort} ${last?.request.query.direction}`;
  };
  const press = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText('Meera Iyer');
  };
  await screen.findByText('Meera Iyer');
  expect(asked()).toBe('time asc');
  await press(/^Time/);
  expect([byTime().ariaSort, asked()]).toEqual(['ascending', 'clock asc']);
  await press(/^Time/);
  expect([byTime().ariaSort, asked()]).toEqual(['descending', 'clock desc']);
  await press(/^Time/);
  expect(byTime()).toHaveAttribute('aria-sort', 'ascending');
  await press(/^Disease/);
  expect(asked()).toBe('about asc');
  expect(byTime()).not.toHaveAttribute('aria-sort');
});

test('an accepted request has a label, which can be taken back', async () => {
  open(table);
  await press(decisions.accept('Meera Iyer'));
  expect(await screen.findByText(decisions.accepted)).toBeVisible();
  expect(screen.queryByRole('button', { name: decisions.accept('Meera Iyer') })).toBeNull();
  await press(decisions.undo('Meera Iyer'));
  expect(await button(decisions.accept('Meera Iyer'))).toBeVisible();
});

test('details open, with what is known', async () => {
  open(table);
  await press(text.detailsOf('asha Rao'));
  const drawer = await screen.findByRole('dialog', { name: booking.title('asha Rao') });
  expect(within(drawer).getByText(/^Tuesday 8 January 2030, 9:00 AM/)).toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: decisions.accept('asha Rao') }));
  expect(await within(drawer).findByText(decisions.accepted)).toBeVisible();
});

test('requests come page by page, and the address names the page', async () => {
  const { address } = open(table, {
    getPracticeBookings: ({ query }) =>
      practiceBookings([query.page === '2' ? ravi : meera], { total: 11, totalPages: 2 }),
  });
  await screen.findByText('Meera Iyer');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
  expect(address()).toBe('/here?requests=2');
  expect(screen.queryByText('Meera Iyer')).toBeNull();
  await press(/^Name/);
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  expect(address()).toBe('/here');
});

test('a page that is no more gives way to the first', async () => {
  open(
    table,
    {
      getPracticeBookings: ({ query }) =>
        query.page === '3' ? problem(404, 'page-out-of-range') : practiceBookings([meera]),
    },
    '/here?requests=3',
  );
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

test('a page whose last requests were answered keeps them, and complains of nothing', async () => {
  const Renew = () => {
    const answers = useAnswers();
    return (
      <button type="button" onClick={() => answers.renew('getPracticeBookings')}>
        Renew
      </button>
    );
  };
  const both = (
    <>
      {table}
      <Renew />
    </>
  );
  const last = { getPracticeBookings: () => practiceBookings([ravi], { total: 11 }) };
  const { wire } = open(both, last, '/here?requests=2');
  await screen.findByText('Ravi Kumar');
  wire.answer('getPracticeBookings', () => problem(404, 'page-out-of-range'));
  await press('Renew');
  const asked = () => wire.calls.filter(({ name }) => name === 'getPracticeBookings');
  await waitFor(() => expect(asked()).toHaveLength(2));
  await act(async () => {});
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
  expect(screen.queryByText(failureWords.stale)).toBeNull();
});

test('a column has the word of the profession, and its own content', async () => {
  const divorce = { ...meera, about: 'Consultation', caseCategory: 'Divorce' as const };
  open(<RequestsTable matter={{ header: 'Matter', shows: 'caseCategory' }} />, {
    getPracticeBookings: () => practiceBookings([divorce]),
  });
  expect(await screen.findByRole('cell', { name: 'Divorce' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /^Matter/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^View All/ })).toBeNull();
});

test('a table without requests has nothing to sort', async () => {
  open(table, { getPracticeBookings: () => practiceBookings([]) });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('no requests, and requests that cannot be had', async () => {
  const { wire } = open(table, { getPracticeBookings: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getPracticeBookings', () => practiceBookings([]));
  await press(common.retry);
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('cards come in the order asked for, page by page', async () => {
  const { wire } = open(<RequestsCards sort="name" />, {
    getPracticeBookings: ({ query }) =>
      practiceBookings([query.page === '2' ? ravi : asha], { total: 2, totalPages: 2 }),
  });
  expect(await screen.findByText('asha Rao')).toBeVisible();
  expect(screen.getByText(/^Tue 8 Jan 2030, 9:00 AM/)).toBeVisible();
  await press(text.showMore);
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
  expect(wire.calls.at(-1)?.request.query).toMatchObject({ sort: 'name', direction: 'asc' });
});

const visits = [
  aPracticeBooking({
    _id: 'v1',
    start: '2030-01-07T04:30:00.000Z',
    end: '2030-01-07T05:00:00.000Z',
  }),
  aPracticeBooking({ _id: 'v2', name: 'Ravi Kumar' }),
];
const withVisits: Parameters<typeof fakeWire>[0] = {
  getPracticeCalendar: ({ query: { from = '', to = '' } }) =>
    aPracticeCalendar({ from, to }, { bookings: from === '2030-01-07' ? visits : [] }),
  cancelBooking: () => aBooking(),
};

test('the day of the address, its lunch break where its time is', async () => {
  const { container } = open(<AppointmentsPanel />, withVisits, '/here?date=2030-01-07');
  await screen.findByText('Ravi Kumar');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringContaining('Meera Iyer'),
    expect.stringContaining(text.lunch),
    expect.stringContaining('Ravi Kumar'),
  ]);
  await press(/^Ravi Kumar/);
  expect(await screen.findByRole('dialog', { name: booking.title('Ravi Kumar') })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(container).toBeAccessible();
});

test('a month that is always seen, with the days that have appointments', async () => {
  const { address } = open(
    <AppointmentsPanel picker="month" />,
    {
      getPracticeCalendar: ({ query: { from = '', to = '' } }) =>
        aPracticeCalendar({ from, to }, { bookings: visits }),
    },
    '/here?date=2030-01-08',
  );
  const month = await screen.findByRole('grid');
  const chosen = within(month).getByRole('button', { name: /Tuesday 8 January 2030/ });
  expect(chosen.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true');
  const marked = await within(month).findByRole('button', { name: /2 appointments/ });
  expect(marked).toHaveAccessibleName(/7 January 2030/);
  await userEvent.click(marked);
  expect(address()).toBe('/here?date=2030-01-07');
});

test('a strip of a week, and a month that closes on a press outside', async () => {
  const panel = (
    <RoomPage title="Dashboard">
      <AppointmentsPanel picker="strip" weekStart="sunday" />
    </RoomPage>
  );
  const { address } = open(panel, withVisits, '/here?date=2030-01-07');
  const strip = await screen.findByRole('group', { name: text.strip });
  const days = within(strip).getAllByRole('button');
  expect(days[0]).toHaveAccessibleName('Sun 6 January 2030');
  await userEvent.click(days[2]!);
  expect(address()).toBe('/here?date=2030-01-08');
  expect(days[2]).toHaveFocus();
  expect(await screen.findByText(text.noneOn('Tuesday 8 January 2030'))).toBeVisible();
  await press('January 2030');
  expect(screen.getByRole('grid')).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: text.panel }));
  expect(screen.queryByRole('grid')).toBeNull();
  await press('January 2030');
  await press(/^Wednesday,? 16 January 2030/);
  expect(address()).toBe('/here?date=2030-01-16');
  await press(text.later);
  expect(address()).toBe('/here?date=2030-01-23');
});

test('a burst is named above its requests, and declined with one press', async () => {
  const burst = { _id: 'network.abc', of: 'network' } as const;
  let waiting = [{ ...meera, burst }, { ...asha, burst }, ravi];
  const { wire, said } = open(table, {
    getPracticeBookings: () => practiceBookings(waiting),
    rejectBurst: () => {
      waiting = [ravi];
      return { rejected: 2 };
    },
  });
  expect(await screen.findByText(text.burst.network)).toBeVisible();
  expect(screen.getByText(text.burstMeans(2))).toBeVisible();
  await press(text.rejectBurst);
  await waitFor(() => expect(said()).toEqual([text.burstRejected(2)]));
  await waitFor(() => expect(screen.queryByText(text.burst.network)).toBeNull());
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  const call = wire.calls.find(({ name }) => name === 'rejectBurst')?.request;
  expect([call?.params, call?.body]).toEqual([
    { burstId: 'network.abc' },
    { reason: text.burstReason },
  ]);
});

test('a burst that could not be declined stays, and can be declined again', async () => {
  const burst = { _id: 'email.abc', of: 'email' } as const;
  const { said } = open(<RequestsCards />, {
    getPracticeBookings: () => practiceBookings([{ ...meera, burst }]),
    rejectBurst: () => problem(503, 'unavailable'),
  });
  expect(await screen.findByText(text.burst.email)).toBeVisible();
  await press(text.rejectBurst);
  await waitFor(() => expect(said()).toContain(common.notDone(text.rejectingBurst)));
  expect(await button(text.rejectBurst)).toBeEnabled();
});
