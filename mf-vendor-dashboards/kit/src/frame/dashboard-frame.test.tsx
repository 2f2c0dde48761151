import { session } from '@nukkad/platform';
import { messages, notificationsStream } from '@nukkad/platform/contract';
import { aSamplePractice, aToken, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { DashboardIcon, PeopleIcon } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DashboardRoom, useDashboard } from '../common/dashboard';
import { RoomPage } from '../common/page/room-page';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame';
import { text as demonstration } from './demonstration/demonstration.text';
import { text } from './frame.text';

const labels = ['Dashboard', 'Appointments', 'My Patients', 'Messages', 'Payments', 'Settings'];
const idOf = (label: string) => label.toLowerCase().split(' ').at(-1)!;

function roomOf(label: string): DashboardRoom {
  const Screen = () => (
    <RoomPage title={label}>
      <p>For {useDashboard().name}</p>
    </RoomPage>
  );
  return {
    id: idOf(label),
    label,
    icon: label === 'Dashboard' ? DashboardIcon : PeopleIcon,
    load: async () => ({ Screen }),
  };
}
const rooms = labels.map(roomOf);
const places = {
  clients: { room: 'patients', label: 'Patients' },
  bookings: { room: 'appointments', label: 'Appointments' },
  messages: { room: 'messages', label: 'Messages' },
};

const found = {
  clients: [{ _id: 'c1', number: 'P-000001', name: 'Meera Iyer' }],
  bookings: [
    {
      _id: 'b1',
      name: 'Meera Rao',
      start: '2030-01-07T12:00:00.000Z',
      status: 'confirmed' as const,
      about: 'Cleaning',
    },
  ],
  threads: [{ _id: 't1', name: 'Meera Iyer', text: 'At ten?' }],
};

function open(at = '/doctor-dashboard', frame: Partial<DashboardFrameProps> = {}) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      searchPractice: () => found,
      logout: () => undefined,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  const Screen = () => (
    <DashboardFrame path="/doctor-dashboard/*" rooms={rooms} search={places} {...frame} />
  );
  return { wire, ...renderScreen(Screen, { at, wire, pattern: '/doctor-dashboard/*' }) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ask = async (words: string) => {
  await userEvent.click(await screen.findByRole('combobox'));
  await userEvent.paste(words);
};
const menu = () => within(screen.getByRole('navigation', { name: text.menu }));

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-2',
      vendorType: 'type-doctor',
      vendorDetails: JSON.stringify({ fullName: 'Dr. Kavya Gowda', phoneNumber: '1' }),
    }),
  ),
);

test('its menu, the name of its professional, the way home and the documented foot', async () => {
  const { container } = open();
  expect(await heading('Dashboard')).toBeVisible();
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  expect(screen.getByText('For Dr. Kavya Gowda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nukkad' })).toHaveAttribute('href', '/homepage');
  expect(screen.getByText('Copyrights 2008-24. All Rights Reserved.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/homepage');
  await expect(container).toBeAccessible();
});

test('an operator has no practice: theirs is real all the same, and searches nothing', async () => {
  act(() => session.remember({ vendorType: null, vendorDetails: null }));
  open('/doctor-dashboard', { operator: 'Devika Nair', search: {} });
  expect(await screen.findByText('For Devika Nair')).toBeVisible();
  expect(screen.queryByText(demonstration.title)).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: text.logout })).toBeVisible();
});

test('a room is in the address, names the page and takes the focus', async () => {
  const { address } = open();
  await heading('Dashboard');
  await userEvent.click(menu().getByRole('link', { name: 'My Patients' }));
  expect(await heading('My Patients')).toHaveFocus();
  expect(address()).toBe('/doctor-dashboard/patients');
  expect(document.title).toBe('My Patients · Nukkad');
});

test('an address of no room shows the first, and says so', async () => {
  open('/doctor-dashboard/nowhere');
  expect(await heading('Dashboard')).toBeVisible();
  expect(screen.getByText(text.unknownRoom)).toBeVisible();
});

test('news of a booking lead to the room that shows it', async () => {
  const { address } = open('/doctor-dashboard?booking=b1');
  expect(await screen.findByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible();
  expect(address()).toBe('/doctor-dashboard/appointments?booking=b1');
});

test('the menu is made narrow and wide; its links keep their names', async () => {
  open();
  await heading('Dashboard');
  await userEvent.click(screen.getByRole('button', { name: text.narrow }));
  expect(menu().getByRole('link', { name: 'Payments' })).toHaveAttribute('title', 'Payments');
  await userEvent.click(screen.getByRole('button', { name: text.wide }));
  expect(menu().getByRole('link', { name: 'Payments' })).not.toHaveAttribute('title');
});

test('the bar of phones has five places; what is behind More is reached too', async () => {
  const { address } = open();
  await heading('Dashboard');
  const bar = within(screen.getByRole('navigation', { name: text.bar }));
  expect(bar.getAllByRole('link')).toHaveLength(4);
  const more = bar.getByRole('button', { name: text.more });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(bar.getByRole('link', { name: 'Settings' }));
  expect(address()).toBe('/doctor-dashboard/settings');
  expect(bar.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});

test('what waits behind More is counted on it', async () => {
  const waiting: Record<string, number> = { Appointments: 9, Payments: 120, Settings: 1 };
  open(undefined, {
    rooms: rooms.map((room) => ({ ...room, waiting: waiting[room.label] ?? 0 })),
  });
  await heading('Dashboard');
  const bar = within(screen.getByRole('navigation', { name: text.bar }));
  const more = bar.getByRole('button', { name: `${text.more} ${text.waiting(121)}` });
  expect(more).toHaveTextContent('99+');
});

test.each([
  ['P-000001', '/doctor-dashboard/patients?client=c1'],
  [/Cleaning/, '/doctor-dashboard/appointments?booking=b1'],
  ['At ten?', '/doctor-dashboard/messages?thread=t1'],
])('what the search finds, %s, opens where it is', async (words, place) => {
  const { address, wire } = open();
  await ask('Meera');
  await userEvent.click(await screen.findByText(words));
  await waitFor(() => expect(address()).toBe(place));
  expect(screen.getByRole('combobox')).toHaveValue('');
  const asked = wire.calls.filter(({ name }) => name === 'searchPractice');
  expect(asked.map(({ request }) => request.query)).toEqual([{ q: 'Meera' }]);
});

test('logout asks first; a yes forgets everything, tells the API and goes to /', async () => {
  const { address, wire, said } = open();
  await userEvent.click(await screen.findByRole('button', { name: text.logout }));
  expect(screen.getByRole('alertdialog', { name: messages.confirmLogout })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(session.get().isLoggedIn).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: text.logout }));
  const ask = within(screen.getByRole('alertdialog'));
  await userEvent.click(ask.getByRole('button', { name: text.logout }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(session.get().remembered.vendorType).toBeNull();
  expect(session.get().isLoggedIn).toBe(false);
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('logout'));
  expect(said()).toContain(text.loggedOut);
});

describe('whoever has no practice', () => {
  beforeEach(() => act(() => session.end('signed-out')));
  const tried = (getSamplePractice: Parameters<typeof fakeWire>[0]['getSamplePractice']) => {
    const wire = fakeWire({ getSamplePractice });
    const Screen = () => (
      <DashboardFrame path="/doctor-dashboard/*" rooms={rooms} search={places} />
    );
    const at = '/doctor-dashboard';
    return { wire, ...renderScreen(Screen, { at, wire, pattern: '/doctor-dashboard/*' }) };
  };

  test('sees a demonstration, and their own is not asked for', async () => {
    const { wire, container } = tried(() => aSamplePractice());
    expect(screen.getByText(new RegExp(demonstration.title))).toBeVisible();
    expect(await heading('Dashboard')).toBeVisible();
    await ask('asha');
    expect(await screen.findByText('P-000001')).toBeVisible();
    expect(screen.queryByRole('button', { name: text.logout })).not.toBeInTheDocument();
    expect(wire.calls.map(({ name }) => name)).toEqual(['getSamplePractice']);
    await expect(container).toBeAccessible();
  });

  test('can ask again for a demonstration that did not arrive', async () => {
    const { wire, container } = tried(() => problem(400, 'bad-request'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await heading(demonstration.heading)).toBeVisible();
    expect(document.title).toBe('Demonstration · Nukkad');
    await expect(container).toBeAccessible();
    expect(screen.queryByRole('navigation', { name: text.menu })).not.toBeInTheDocument();
    wire.answer('getSamplePractice', () => aSamplePractice());
    await userEvent.click(retry);
    expect(await heading('Dashboard')).toBeVisible();
  });
});
