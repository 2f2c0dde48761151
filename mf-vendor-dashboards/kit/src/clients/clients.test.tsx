import { session, toast } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aClient,
  aClientDetails,
  aPracticeBooking,
  aThread,
  aToken,
  clientsPage,
  fakeWire,
  networkDown,
  practiceSettings,
  problem,
  renderScreen,
  slotTaken,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { InDashboard } from '../testing/in-dashboard';
import { ClientsRoom } from './clients.screen';
import { patientsText, studentsText, text } from './list/clients.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const meera = aClient();
const ravi = aClient({
  _id: 'client-2',
  number: 'P-000002',
  name: 'Ravi Kumar',
  gender: null,
  concern: null,
  status: 'done',
  hasAccount: false,
});
const at = '/doctor-dashboard/patients';

function open(search = '', handlers: Parameters<typeof fakeWire>[0] = {}, extra = {}, around = {}) {
  const wire = fakeWire({
    getClients: () => clientsPage([meera, ravi]),
    getClientLinks: () => ({ requests: [], invitations: [] }),
    getClient: ({ params }) =>
      aClientDetails(params.clientId === ravi._id ? { ...ravi, bookings: [] } : meera),
    archiveClient: ({ params }) => aClient({ _id: params.clientId ?? '', isArchived: true }),
    restoreClient: ({ params }) => aClient({ _id: params.clientId ?? '' }),
    ...handlers,
  });
  const Room = () => (
    <InDashboard {...around}>
      <ClientsRoom text={patientsText} {...extra} />
    </InDashboard>
  );
  return { wire, ...renderScreen(Room, { at: at + search, pattern: at, wire }) };
}

const table = () => screen.findByRole('table', { name: patientsText.title });
const asked = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (client: string, action: string) => {
  await press(text.actionsOf(client));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const drawer = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('the documented table, with what each row can do', async () => {
  const { container } = open();
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent?.replace('↑↓', ''))).toEqual([
    'Patient ID',
    'Patient Name',
    'Date',
    'Gender',
    'Disease',
    'Status',
    'Action',
  ]);
  const row = screen.getByRole('row', { name: /P-000001/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'P-000001',
    'Meera Iyer',
    '1 Oct 2026',
    'Female',
    'Toothache',
    'In-Treatment',
    '⋯',
  ]);
  expect(screen.getByPlaceholderText('Patient Name, ID....')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Recovered, In-Treatment....' })).toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('all columns but the last are sorted by the server, and the address says how', async () => {
  const { wire, address } = open('?page=2');
  await table();
  expect(screen.queryByRole('button', { name: 'Action' })).not.toBeInTheDocument();
  await press('Disease');
  await waitFor(() => expect(address()).toBe(`${at}?sort=concern`));
  await press('Disease');
  await waitFor(() => expect(address()).toBe(`${at}?sort=concern&direction=desc`));
  expect(screen.getByRole('columnheader', { name: /Disease/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(asked(wire, 'getClients').map(({ query }) => query)).toEqual([
    { page: '2' },
    { sort: 'concern', direction: 'asc' },
    { sort: 'concern', direction: 'desc' },
  ]);
  const rows = within(await table()).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['P-000001', 'P-000002']);
});

test('search and status narrow the list; nothing found can be undone', async () => {
  const { wire, address } = open();
  await table();
  wire.answer('getClients', () => clientsPage([]));
  await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'nobody');
  expect(await screen.findByText(text.nothingFound('patients'))).toBeVisible();
  expect(address()).toBe(`${at}?q=nobody`);
  await userEvent.selectOptions(screen.getByLabelText(text.status), 'Recovered');
  await waitFor(() => expect(address()).toBe(`${at}?q=nobody&status=done`));
  expect(asked(wire, 'getClients').at(-1)?.query).toEqual({ q: 'nobody', status: 'done' });
  wire.answer('getClients', () => clientsPage([meera]));
  await press(text.showAll);
  await table();
  expect(address()).toBe(at);
  expect(screen.getByRole('searchbox', { name: text.search })).toHaveValue('');
});

test('pages are links that keep the question', async () => {
  open('?q=me', { getClients: () => clientsPage([meera], { total: 60 }) });
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    `${at}?q=me&page=2`,
  );
});

test('without anybody it says who will be here', async () => {
  open('', { getClients: () => clientsPage([]) });
  expect(await screen.findByText(text.none('patients'))).toBeVisible();
});

test('archiving can be taken back', async () => {
  const { wire } = open();
  await choose('Meera Iyer', text.archive);
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.isArchived('Meera Iyer') }));
  act(() => lastToast()?.undo?.());
  await waitFor(() => expect(asked(wire, 'restoreClient')).toHaveLength(1));
  expect(asked(wire, 'archiveClient')[0]?.params).toEqual({ clientId: meera._id });
});

test('an archived one can come back', async () => {
  const archived = aClient({ isArchived: true });
  const { wire } = open('?status=archived', { getClients: () => clientsPage([archived]) });
  await choose('Meera Iyer', text.restore);
  await waitFor(() => expect(asked(wire, 'restoreClient')).toHaveLength(1));
  expect(asked(wire, 'getClients')[0]?.query).toEqual({ isArchived: 'true' });
});

test('a view shows what is noted and the visits, and leads to the conversation', async () => {
  const { wire, address } = open('', {
    getClient: () =>
      aClientDetails({
        bookings: [aPracticeBooking(), aPracticeBooking({ _id: 'b2', status: 'no-show' })],
      }),
    openClientThread: () => aThread({ _id: 'thread-9' }),
  });
  await choose('Meera Iyer', text.view);
  const panel = within(await drawer('Meera Iyer'));
  expect(await panel.findByText('8 Mar 1994')).toBeVisible();
  expect(panel.getByText('Missed')).toBeVisible();
  expect(address()).toBe(`${at}?client=client-1`);
  await expect(await drawer('Meera Iyer')).toBeAccessible();
  await press(text.message);
  await waitFor(() => expect(address()).toBe('/doctor-dashboard/messages?thread=thread-9'));
  expect(asked(wire, 'openClientThread')[0]?.params).toEqual({ clientId: 'client-1' });
});

test('who has no account cannot be written to; who is not there is said to be gone', async () => {
  const first = open('?client=client-2');
  expect(await screen.findByText(text.noAccount)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.message })).not.toBeInTheDocument();
  first.unmount();
  open('?client=nobody', { getClient: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.gone('patient'))).toBeVisible();
});

test('a new one is checked before it is sent, and what is refused stands at its field', async () => {
  const { wire, address } = open('', {
    addClient: () => problem(422, 'validation', { phone: 'must be a telephone number' }),
  });
  await press(patientsText.add);
  await drawer(text.newOne('patient'));
  await press(common.save);
  expect(await screen.findByText(messages.required)).toBeVisible();
  await userEvent.type(field(text.name), 'Asha Menon');
  await userEvent.type(field(text.phone), '1234');
  await press(common.save);
  expect(await screen.findByText(text.phoneWrong)).toBeVisible();
  expect(asked(wire, 'addClient')).toHaveLength(0);
  await userEvent.type(field(text.phone), '567890');
  await userEvent.click(screen.getByRole('radio', { name: text.female }));
  await press(common.save);
  expect(await screen.findByText('must be a telephone number')).toBeVisible();
  expect(field(text.name)).toHaveValue('Asha Menon');
  wire.answer('addClient', () => aClient({ name: 'Asha Menon' }));
  await press(common.save);
  await waitFor(() => expect(address()).toBe(at));
  expect(asked(wire, 'addClient').at(-1)?.body).toEqual({
    ...{ name: 'Asha Menon', phone: '1234567890', email: null, gender: 'Female', born: null },
    ...{ heightCm: null, weightKg: null, concern: null, status: 'active', note: null },
  });
});

test('a lost connection keeps what was typed, and Retry does not add twice', async () => {
  const { wire } = open('?add=new', {
    addClient: () => {
      throw networkDown();
    },
  });
  await drawer(text.newOne('patient'));
  await userEvent.type(field(text.name), 'Asha Menon');
  await press(common.save);
  expect(await screen.findByText(common.notStored)).toBeVisible();
  expect(field(text.name)).toHaveValue('Asha Menon');
  wire.answer('addClient', () => aClient());
  await press(common.retry);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = asked(wire, 'addClient').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('a half-typed one is there again', async () => {
  const first = open('?add=new');
  await drawer(text.newOne('patient'));
  await userEvent.type(field(text.name), 'Asha');
  first.unmount();
  open('?add=new');
  expect(await screen.findByText(common.kept)).toBeVisible();
  expect(field(text.name)).toHaveValue('Asha');
});

test('one is changed where the address says so', async () => {
  const { wire, address } = open('', { changeClient: () => meera });
  await choose('Meera Iyer', text.edit);
  await screen.findByRole('form', { name: text.editOf('Meera Iyer') });
  await userEvent.selectOptions(
    within(await drawer(text.edit)).getByRole('combobox', { name: /Status/ }),
    'Recovered',
  );
  await press(common.save);
  await waitFor(() => expect(address()).toBe(at));
  expect(asked(wire, 'changeClient')[0]).toMatchObject({
    params: { clientId: 'client-1' },
    body: { name: 'Meera Iyer', status: 'done', note: null },
  });
});

test('a profession has its own words and columns', async () => {
  const credits = { key: 'credits', header: 'Credits', cell: () => '3 of 5' };
  open('', {}, { text: studentsText, extraColumns: [credits] });
  await screen.findByRole('table', { name: 'Students' });
  expect(screen.getByRole('columnheader', { name: 'Credits' })).toBeVisible();
  expect(screen.getAllByText('3 of 5')).toHaveLength(2);
  expect(screen.getAllByText('Learning').length).toBeGreaterThan(0);
});

const noon = '2090-01-02T06:30:00.000Z';
const aDay = {
  ...{ timeZone: 'Asia/Kolkata', slotMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
  days: [{ date: '2090-01-02', open: [{ from: '12:00', to: '13:00' }], lunch: null }],
  ...{ bookings: [], exceptions: [] },
};

test('a client is booked again for a free time; one that is gone is said so, and all stays', async () => {
  const { wire } = open('?client=client-1', {
    getPracticeSettings: () => practiceSettings(),
    getPracticeCalendar: () => aDay,
    bookClient: () => slotTaken([noon]),
  });
  await press(text.bookAgain);
  const form = within(await screen.findByRole('form', { name: text.bookAgain }));
  for (const [segment, keys] of [
    ['day', '02'],
    ['month', '01'],
    ['year', '2090'],
  ] as const) {
    await userEvent.click(form.getByRole('spinbutton', { name: new RegExp(`^${segment}`) }));
    await userEvent.keyboard(keys);
  }
  await userEvent.selectOptions(await form.findByRole('combobox', { name: /^Time/ }), '12:00 PM');
  await userEvent.click(form.getByRole('button', { name: text.book }));
  expect(await form.findByText(messages.slotTaken)).toBeVisible();
  wire.answer('bookClient', () => aPracticeBooking());
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Service/ }), 'service-1');
  await userEvent.click(form.getByRole('button', { name: text.book }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      text: text.booked('Meera Iyer', 'Mon 2 Jan 2090, 12:00 PM'),
    }),
  );
  expect(asked(wire, 'bookClient').at(-1)?.body).toEqual({
    ...{ clientId: 'client-1', kind: 'appointment', start: noon, service: 'service-1' },
  });
});

test('whoever cannot be booked has nothing to book again', async () => {
  open('?client=client-1', {}, {}, { profession: 'officer' });
  await screen.findByText('8 Mar 1994');
  expect(screen.queryByRole('button', { name: text.bookAgain })).not.toBeInTheDocument();
});
