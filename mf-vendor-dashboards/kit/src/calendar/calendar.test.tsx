import { session } from '@nukkad/platform';
import { messages, type PracticeCalendar } from '@nukkad/platform/contract';
import {
  aBooking,
  aClient,
  aPracticeBooking,
  aPracticeCalendar,
  aToken,
  clientsPage,
  fakeWire,
  networkDown,
  practiceBookings,
  practiceSettings,
  problem,
  renderScreen,
  slotTaken,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as booking } from '../common/booking/booking.text';
import { text as offersText } from '../common/booking/order/offers.text';
import * as common from '../common/common.text';
import { text as requests } from '../common/requests/requests.text';
import { InDashboard } from '../testing/in-dashboard';
import { CalendarRoom, type CalendarRoomProps } from './calendar.screen';
import { text } from './schedule/calendar.text';
import { sundayCalendar } from './schedule/config';

const AT = '/doctor-dashboard/appointments';
const MONDAY = '?day=2030-01-07';

interface Options {
  search?: string;
  handlers?: Parameters<typeof fakeWire>[0];
  calendar?: Partial<PracticeCalendar>;
  room?: CalendarRoomProps;
}

function open({ search = MONDAY, handlers = {}, calendar = {}, room = {} }: Options = {}) {
  const wire = fakeWire(
    {
      getPracticeCalendar: ({ query }) => {
        const span = { from: query.from ?? '', to: query.to ?? '' };
        return aPracticeCalendar(span, { bookings: [aPracticeBooking()], ...calendar });
      },
      getPracticeBookings: () => practiceBookings([]),
      getPracticeSettings: () => practiceSettings(),
      getClients: () => clientsPage([aClient()]),
      ...handlers,
    },
    { '/api/vendors/me/calendar.csv': () => 'Name', '/api/vendors/me/calendar.ics': () => 'BEGIN' },
  );
  const Room = () => (
    <InDashboard>
      <CalendarRoom places={{ clients: 'patients', messages: 'messages' }} {...room} />
    </InDashboard>
  );
  return { wire, ...renderScreen(Room, { at: AT + search, pattern: AT, wire }) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const meera = () => button(/^Meera Iyer 17:30 to 18:00/);
const sent = ({ calls }: ReturnType<typeof fakeWire>, call: string) =>
  calls.filter(({ name }) => name === call).map(({ request }) => request.body);
const asked = ({ calls }: ReturnType<typeof fakeWire>) =>
  calls
    .filter(({ name }) => name === 'getPracticeCalendar')
    .map(({ request }) => `${request.query.from} ${request.query.to}`);

beforeEach(() => {
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('a request of somebody who has shown no address says so', async () => {
  const asked = aPracticeBooking({ status: 'requested', isClientProved: false });
  open({ calendar: { bookings: [asked] } });
  await userEvent.click(await meera());
  expect(await screen.findByText(booking.unproved)).toBeVisible();
});

test('a week from Monday, by the hour, with what is on', async () => {
  const { container, wire } = open();
  const grid = await screen.findByRole('grid');
  expect(screen.getByText('Jan 07 - Jan 13, 2030')).toBeVisible();
  const said = (role: string) =>
    within(grid)
      .getAllByRole(role)
      .map((each) => each.textContent);
  expect(said('columnheader').slice(1)).toEqual([
    ...['07 Mon', '08 Tue', '09 Wed', '10 Thu', '11 Fri', '12 Sat', '13 Sun'],
  ]);
  expect(said('rowheader')).toEqual([
    ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
  ]);
  expect(await meera()).toHaveTextContent('Cleaning');
  expect(await button(text.weekly)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(asked(wire)).toContain('2030-01-14 2030-01-20'));
  expect(asked(wire)).toContain('2029-12-31 2030-01-06');
  await expect(container).toBeAccessible();
});

test('the older variant begins on Sunday at eight', async () => {
  open({ room: { config: sundayCalendar, text: { title: 'Schedules' } } });
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('columnheader')[1]).toHaveTextContent('06 Sun');
  expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent('08:00');
  expect(screen.getByRole('heading', { name: 'Schedules' })).toBeVisible();
});

test('arrows turn by seven days, refresh goes to today and says when', async () => {
  const { address } = open();
  await meera();
  await press(text.later);
  expect(address()).toBe(`${AT}?day=2030-01-14`);
  expect(screen.getByText('Jan 14 - Jan 20, 2030')).toBeVisible();
  await press(text.earlier);
  await press(text.earlier);
  expect(address()).toBe(`${AT}?day=2029-12-31`);
  await press(text.today);
  expect(address()).not.toContain('2029');
  expect(await screen.findByText(/^updated \d+ s ago$/)).toBeVisible();
});

test('weeks beside the shown one are drawn, and nobody meets them', async () => {
  const { container } = open();
  await meera();
  const weeks = () => [...container.querySelectorAll('[data-week]')];
  const drawn = () => weeks().filter((week) => week.querySelector('[role="grid"]')).length;
  await waitFor(() => expect(drawn()).toBe(3));
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  await press(text.later);
  expect(screen.getByRole('grid')).toHaveAccessibleName(text.grid('Jan 14 - Jan 20, 2030'));
  await waitFor(() => expect(weeks()).toHaveLength(3));
});

test('Page Down leaves the keyboard at its time, in the week that comes', async () => {
  const { container } = open();
  const free = await button('Choose 11:00 on Tue 8 Jan');
  act(() => free.focus());
  await waitFor(() => expect(container.querySelectorAll('[role="grid"]')).toHaveLength(3));
  await userEvent.keyboard('{PageDown}');
  expect(await button('Choose 11:00 on Tue 15 Jan')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await button('Choose 11:00 on Wed 16 Jan')).toHaveFocus();
});

test('the month keeps its heading, and a day of it opens the week', async () => {
  const { address } = open();
  await press(text.monthly);
  expect(await screen.findByRole('heading', { name: text.monthlyTitle })).toBeVisible();
  expect(screen.getByText('Jan 01 - Jan 31, 2030')).toBeVisible();
  expect(address()).toContain('view=monthly');
  await press('Monday 7 January 2030, Meera Iyer, 5:30 PM');
  expect(address()).toBe(`${AT}?day=2030-01-07&view=weekly`);
});

test('Sort By orders the requests beside the week', async () => {
  const { wire } = open();
  await userEvent.selectOptions(await screen.findByLabelText(/^Sort By/), text.sorts.name);
  await waitFor(() => {
    const sorts = wire.calls.map(({ request }) => request.query.sort);
    expect(sorts).toContain('name');
  });
  expect(await screen.findByText(requests.none)).toBeVisible();
});

test('the week is printed and exported', async () => {
  const print = jest.fn();
  window.print = print;
  URL.createObjectURL = jest.fn(() => 'blob:1');
  const { wire } = open();
  await press(text.print);
  expect(print).toHaveBeenCalled();
  for (const item of [text.csv, text.ics]) {
    await press(text.save);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }
  await waitFor(() =>
    expect(wire.fetched.map(({ path }) => path)).toEqual([
      '/api/vendors/me/calendar.csv',
      '/api/vendors/me/calendar.ics',
    ]),
  );
});

async function moveByKeys(keys = '{ArrowRight}') {
  const entry = await meera();
  act(() => entry.focus());
  await userEvent.keyboard(`m${keys}{Enter}`);
  return screen.findByRole('dialog', { name: booking.moveTitle });
}

test('a dropped appointment is moved after a word, and shown there at once', async () => {
  const { wire, said } = open({ handlers: { moveBooking: () => aBooking() } });
  const dialog = await moveByKeys();
  expect(within(dialog).getByText(/^New time: Tue 8 Jan 2030, 5:30 PM/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(booking.note), 'The clinic is closed');
  await userEvent.click(within(dialog).getByRole('button', { name: booking.moveAndNotify }));
  await waitFor(() =>
    expect(sent(wire, 'moveBooking')).toEqual([
      { start: '2030-01-08T12:00:00.000Z', note: 'The clinic is closed' },
    ]),
  );
  await waitFor(() => expect(said().at(-1)).toMatch(/^Moved to Tue 8 Jan 2030, 5:30 PM\./));
});

test.each([
  ['a lost connection', () => Promise.reject(networkDown()), common.notStored],
  ['another hand', () => problem(409, 'booking-state'), 'booking-state'],
])('after %s it is back, which is said, and the note is still there', async (_, answer, words) => {
  open({ handlers: { moveBooking: answer } });
  const dialog = await moveByKeys();
  const note = within(dialog).getByLabelText(booking.note);
  await userEvent.type(note, 'Sorry');
  await userEvent.click(within(dialog).getByRole('button', { name: booking.moveAndNotify }));
  expect(
    await within(dialog).findByText((said) => said.includes(`${words} ${booking.movedBack}`)),
  ).toBeVisible();
  expect(note).toHaveValue('Sorry');
  const cell = document.querySelector('[data-entry="booking-1"]');
  expect(cell).toHaveAttribute('data-spot', expect.stringMatching(/^0\./));
});

test('a time that was taken offers others', async () => {
  const other = '2030-01-08T06:00:00.000Z';
  let tries = 0;
  const { wire } = open({
    handlers: { moveBooking: () => (tries++ === 0 ? slotTaken([other]) : aBooking()) },
  });
  const dialog = await moveByKeys();
  await userEvent.click(within(dialog).getByRole('button', { name: booking.moveAndNotify }));
  expect(await within(dialog).findByText(new RegExp(messages.slotTaken))).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Tue 8 Jan 2030, 11:30 AM/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: common.retry }));
  await waitFor(() => expect(sent(wire, 'moveBooking')).toHaveLength(2));
  expect(sent(wire, 'moveBooking')[1]).toEqual({ start: other });
});

test('giving up leaves it where it was', async () => {
  const { wire } = open();
  const dialog = await moveByKeys();
  await userEvent.click(within(dialog).getByRole('button', { name: text.giveUp }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await meera()).toHaveAttribute('data-spot', expect.stringMatching(/^0\./));
  expect(sent(wire, 'moveBooking')).toEqual([]);
});

test('a client is booked for a free time', async () => {
  const { wire, said } = open({ handlers: { bookClient: () => aPracticeBooking() } });
  await press('Choose 10:00 on Tue 8 Jan');
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).queryByLabelText(offersText.kind)).toBeNull();
  await userEvent.type(await within(drawer).findByLabelText(/^Name or number/), 'Meera');
  await userEvent.click(await screen.findByRole('option', { name: /^Meera Iyer/ }));
  await userEvent.click(await within(drawer).findByRole('button', { name: text.book }));
  await waitFor(() =>
    expect(sent(wire, 'bookClient')).toEqual([
      { clientId: 'client-1', kind: 'appointment', start: '2030-01-08T04:30:00.000Z' },
    ]),
  );
  await waitFor(() => expect(said().at(-1)).toMatch(/is booked for Tue 8 Jan 2030, 10:00 AM/));
});

test('somebody new is booked; a taken time keeps what was typed', async () => {
  const { wire } = open({
    handlers: { bookClient: () => slotTaken(['2030-01-08T05:00:00.000Z']) },
  });
  await press('Choose 10:00 on Tue 8 Jan');
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(await within(drawer).findByLabelText(text.fresh));
  await userEvent.type(within(drawer).getByLabelText(/^Name/), 'Asha Rao');
  await userEvent.type(within(drawer).getByLabelText(/^Mobile number/), '9876543210');
  await userEvent.click(within(drawer).getByRole('button', { name: text.book }));
  expect(await within(drawer).findByText(messages.slotTaken)).toBeVisible();
  expect(within(drawer).getByLabelText(/^Name/)).toHaveValue('Asha Rao');
  expect(sent(wire, 'bookClient')[0]).toMatchObject({
    client: { name: 'Asha Rao', phone: '+919876543210' },
  });
  await userEvent.click(within(drawer).getByRole('button', { name: /10:30 AM/ }));
  await userEvent.click(within(drawer).getByRole('button', { name: common.retry }));
  await waitFor(() => expect(sent(wire, 'bookClient')).toHaveLength(2));
  expect(sent(wire, 'bookClient')[1]).toMatchObject({ start: '2030-01-08T05:00:00.000Z' });
});

test('a stretch is blocked by the keyboard, and the block is removed', async () => {
  const block = {
    _id: 'x1',
    date: '2030-01-09',
    kind: 'closed' as const,
    hours: { from: '10:00', to: '11:00' },
    note: 'Conference',
  };
  const { wire } = open({
    calendar: { exceptions: [block] },
    handlers: { addException: () => block, removeException: () => undefined },
  });
  const free = await button('Choose 11:00 on Tue 8 Jan');
  act(() => free.focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(within(drawer).getByRole('button', { name: text.block }));
  await waitFor(() =>
    expect(sent(wire, 'addException')).toEqual([
      { date: '2030-01-08', kind: 'closed', hours: { from: '11:00', to: '12:30' }, note: null },
    ]),
  );
  await press(/^Blocked 10:00 to 11:00, .* Conference$/);
  await press(text.unblock);
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('removeException'));
});

test('the booking of the address is open, in its week', async () => {
  const finish = { answer: false, move: false, cancel: false, finish: true, review: false };
  const { wire, address } = open({
    search: '?booking=booking-1',
    calendar: { bookings: [aPracticeBooking({ may: finish })] },
    handlers: { getBooking: () => aBooking(), completeBooking: () => aBooking() },
  });
  const drawer = await screen.findByRole('dialog', { name: booking.title('Meera Iyer') });
  expect(screen.getByText('Jan 07 - Jan 13, 2030')).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: booking.client })).toHaveAttribute(
    'href',
    '/doctor-dashboard/patients?client=client-1',
  );
  await userEvent.click(within(drawer).getByRole('button', { name: booking.complete }));
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('completeBooking'));
  await waitFor(() => expect(address()).toBe(`${AT}?day=2030-01-07`));
});

test('an appointment by video is joined from its drawer, beside this page', async () => {
  const joinUrl = 'https://meet.example/kavya';
  open({ calendar: { bookings: [aPracticeBooking({ joinUrl })] } });
  await userEvent.click(await meera());
  const drawer = await screen.findByRole('dialog', { name: booking.title('Meera Iyer') });
  const link = within(drawer).getByRole('link', { name: /^Join by video.*new tab/ });
  expect(link).toHaveAttribute('href', joinUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an appointment without a link for it is not joined', async () => {
  open();
  await userEvent.click(await meera());
  const drawer = await screen.findByRole('dialog', { name: booking.title('Meera Iyer') });
  expect(within(drawer).queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
});

test('an appointment is cancelled with a reason', async () => {
  const { wire } = open({ handlers: { cancelBooking: () => aBooking() } });
  await userEvent.click(await meera());
  await press(booking.cancel);
  await press(booking.cancel);
  expect(await screen.findAllByText(messages.required)).not.toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'I am ill');
  await press(booking.cancel);
  await waitFor(() => expect(sent(wire, 'cancelBooking')).toEqual([{ reason: 'I am ill' }]));
});

test('an appointment is moved to a time of the list', async () => {
  const { wire } = open({ handlers: { moveBooking: () => aBooking() } });
  await userEvent.click(await meera());
  await press(booking.move);
  await userEvent.selectOptions(await screen.findByLabelText(booking.time), '11:00 AM');
  await press(booking.moveAndNotify);
  await waitFor(() =>
    expect(sent(wire, 'moveBooking')).toEqual([{ start: '2030-01-07T05:30:00.000Z' }]),
  );
});

test('a calendar that cannot be had is told, and Retry helps', async () => {
  const { wire } = open({ handlers: { getPracticeCalendar: () => problem(404, 'not-found') } });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getPracticeCalendar', () =>
    aPracticeCalendar({ from: '2030-01-07', to: '2030-01-13' }),
  );
  await press(common.retry);
  expect(await screen.findByRole('grid')).toBeVisible();
});
