import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { RoomPage } from '@nukkad/vendor-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SectionName, sections } from '../common/section-address';
import { Dashboard } from './frame';
import { text } from './frame.text';
import type { LeavingProps, Rooms } from './rooms';

const room = (name: SectionName) => async () => ({
  Screen: () => <RoomPage title={`Room ${name}`}>Content</RoomPage>,
});
const rooms = Object.fromEntries(
  sections.map((name) => [name, room(name)] as const),
) as unknown as Rooms;
const accountExit = async () => ({
  Leaving: ({ way, onStay }: LeavingProps) => (
    <button type="button" onClick={onStay}>
      Stay instead of {way}
    </button>
  ),
});

const open = (at = '/profile') =>
  renderScreen(() => <Dashboard rooms={rooms} accountExit={accountExit} />, {
    at,
    wire: fakeWire({}),
  });
const heading = (name: SectionName) => screen.findByRole('heading', { name: `Room ${name}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the menu is the documented one, and begins with what a person told', async () => {
  const { container } = open();
  expect(await heading('personalInfo')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: text.menu });
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'MY APPOINTMENTS',
    'Profile Information',
    'Manage Addresses',
    'Reviews & Ratings',
    'Favourites',
    'Customer Support',
    'Messages',
    'Records with Professionals',
  ]);
  expect(within(menu).getByText('ACCOUNT SETTINGS')).toBeInTheDocument();
  expect(within(menu).getByText('OTHER')).toBeInTheDocument();
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Profile Information',
  );
  await expect(container).toBeAccessible();
});

test('a section is in the address; going there moves focus to its heading and names the page', async () => {
  const { address } = open();
  await heading('personalInfo');
  await userEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(address()).toBe('/profile?section=favourites');
  expect(await heading('favourites')).toHaveFocus();
  expect(document.title).toBe('Room favourites · Nukkad');
  expect(screen.queryByText('Room personalInfo')).not.toBeInTheDocument();
});

test.each([
  ['/profile?section=appointments&booking=7', 'appointments'],
  ['/profile?section=nowhere', 'personalInfo'],
] as const)('%s opens %s', async (at, name) => {
  open(at);
  expect(await heading(name)).toBeVisible();
});

test('on a narrow screen a button opens the menu, and choosing closes it', async () => {
  open('/profile?section=support');
  await heading('support');
  const toggle = screen.getByRole('button', { name: text.toggle('Customer Support') });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Manage Addresses' }));
  await heading('manageAddresses');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['LOGOUT', 'logout'],
  ['Delete Account', 'delete'],
])('%s asks first, and one can stay', async (name, way) => {
  open();
  await heading('personalInfo');
  await press(name);
  await userEvent.click(await screen.findByRole('button', { name: `Stay instead of ${way}` }));
  expect(screen.queryByText(/Stay instead/)).not.toBeInTheDocument();
});
