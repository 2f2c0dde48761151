import { toast } from '@nukkad/platform';
import { type ConnectedCalendar, limits } from '@nukkad/platform/contract';
import {
  aConnectedCalendar,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectedCalendars } from './connected-calendars.container';
import { text } from './connected-calendars.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const ADDRESS = 'https://calendar.google.com/calendar/ical/asha/private-abc/basic.ics';
const NAME = text.name('calendar.google.com', '4a7b');

const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByLabelText(text.address);

beforeEach(() => jest.mocked(toast).mockClear());

async function open(
  calendars: ConnectedCalendar[] = [],
  handlers: Parameters<typeof fakeWire>[0] = {},
  isOffered = true,
) {
  const wire = fakeWire({ getConnectedCalendars: () => ({ isOffered, calendars }), ...handlers });
  renderScreen(ConnectedCalendars, { at: '/doctor-dashboard/settings', wire });
  expect(wire.calls).toHaveLength(0);
  await press(text.title);
  return wire;
}

const sent = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);

test('an address is connected, and nothing of it stays', async () => {
  const wire = await open([], { connectCalendar: () => aConnectedCalendar() });
  expect(await screen.findByText(text.where)).toBeVisible();
  await press(text.connect);
  expect(await screen.findByText(text.addressMissing)).toBeVisible();
  await userEvent.type(await field(), `${ADDRESS} `);
  await press(text.connect);
  expect(await screen.findByText(NAME)).toBeVisible();
  expect(screen.getByText(text.busyTimes(2))).toBeVisible();
  expect(sent(wire, 'connectCalendar')[0]?.body).toEqual({ address: ADDRESS });
  expect(lastToast()).toMatchObject({ text: text.connected(2), tone: 'success' });
  expect(await field()).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('private-abc');
  await expect(document.body).toBeAccessible();
});

test('what the API refuses stands at the field, with what was typed', async () => {
  const why = 'The calendar cannot be connected, because what is there is no calendar.';
  await open([], { connectCalendar: () => problem(422, 'validation', { address: why }) });
  await userEvent.type(await field(), ADDRESS);
  await press(text.connect);
  expect(await screen.findByText(why)).toBeVisible();
  expect(await field()).toHaveValue(ADDRESS);
});

const failures: [what: string, calendar: Partial<ConnectedCalendar>, said: string[]][] = [
  [
    'it is tried again',
    { failure: 'unreachable', keptUntil: '2026-11-23T08:00:00.000Z' },
    [/block bookings until/.source, text.whatNext('unreachable', true)],
  ],
  [
    'its address has changed',
    { failure: 'gone', keptUntil: null, nextReadAt: null },
    [text.keptNone, text.whatNext('gone', false)],
  ],
  [
    'it was given up',
    { failure: 'too-complex', keptUntil: null, nextReadAt: null },
    [text.whatNext('too-complex', false)],
  ],
];
test.each(failures)('what failed and what comes next: %s', async (_, values, said) => {
  await open([aConnectedCalendar({ failingSince: '2026-11-20T09:00:00.000Z', ...values })]);
  const line = await screen.findByText(/It has failed since/);
  for (const words of said) expect(line).toHaveTextContent(new RegExp(words));
});

test('events without a readable time are said', async () => {
  await open([aConnectedCalendar({ skippedEvents: 3, busyTimes: 0, readAt: null })]);
  expect(await screen.findByText(text.skipped(3))).toBeVisible();
  expect(screen.getByText(text.noBusyTimes)).toBeVisible();
});

test('it is read at once on request', async () => {
  let answer = aConnectedCalendar({ busyTimes: 7 });
  const wire = await open([aConnectedCalendar()], { readConnectedCalendarNow: () => answer });
  await press(text.readNowOf(NAME));
  expect(await screen.findByText(text.busyTimes(7))).toBeVisible();
  expect(lastToast()).toMatchObject({ text: text.wasRead });
  expect(sent(wire, 'readConnectedCalendarNow')[0]?.params).toEqual({ calendarId: 'connected-1' });
  const since = '2026-11-20T09:00:00.000Z';
  answer = aConnectedCalendar({ failure: 'refused', failingSince: since });
  await press(text.readNowOf(NAME));
  expect(await screen.findByText(/asks who you are/)).toBeVisible();
  expect(toast).toHaveBeenCalledTimes(1);
});

test('it is disconnected after a question; what fails says so and leaves it', async () => {
  let isDown = true;
  const wire = await open([aConnectedCalendar()], {
    disconnectCalendar: () => {
      if (isDown) throw networkDown();
    },
  });
  const disconnect = async () => {
    await press(text.disconnectOf(NAME));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(text.disconnectWhy)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: text.disconnectOf(NAME) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await disconnect();
  expect(lastToast()).toMatchObject({ tone: 'danger' });
  expect(screen.getByText(NAME)).toBeVisible();
  isDown = false;
  await disconnect();
  expect(screen.queryByText(NAME)).not.toBeInTheDocument();
  expect(sent(wire, 'disconnectCalendar').at(-1)?.params).toEqual({ calendarId: 'connected-1' });
});

test('at the limit, and where it is not set up, nothing is connected', async () => {
  const most = Array.from({ length: limits.connectedCalendarsMost }, (_, nth) =>
    aConnectedCalendar({ _id: `nth-${nth}` }),
  );
  await open(most);
  expect(await screen.findByText(text.enough)).toBeVisible();
  expect(screen.queryByLabelText(text.address)).not.toBeInTheDocument();
});

test('where it is not set up a calendar can be disconnected only', async () => {
  await open([aConnectedCalendar()], {}, false);
  expect(await screen.findByText(text.notOffered)).toBeVisible();
  expect(screen.queryByLabelText(text.address)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: text.readNowOf(NAME) })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: text.disconnectOf(NAME) })).toBeVisible();
});
