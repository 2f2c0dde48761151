import { favourites as hearts, session, toast } from '@nukkad/platform';
import type { Favourite } from '@nukkad/platform/contract';
import {
  aFavourite,
  aToken,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './favourites.screen';
import { text } from './favourites.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const KAVYA = 'Dr. Kavya Gowda';
const kavya = aFavourite({ vendor: aVendor({ nextSlots: ['2030-01-07T12:00:00.000Z'] }) });
const ravi = aFavourite({
  vendor: aVendor({ _id: 'vendor-7', vendorName: 'Ravi Kumar', profession: 'teacher' }),
  list: 'Lessons',
});
const both = [kavya, ravi];

function open(
  favourites: Favourite[] = both,
  handlers: Parameters<typeof fakeWire>[0] = {},
  at = '/profile?section=favourites',
) {
  let list = favourites;
  const wire = fakeWire({
    getFavourites: () => ({
      favourites: list,
      lists: [...new Set(list.flatMap((one) => one.list ?? []))],
    }),
    dropFavourite: ({ params }) => {
      list = list.filter(({ vendor }) => vendor._id !== params.vendorId);
      return undefined;
    },
    keepFavourite: ({ params, body }) => {
      const known = favourites.find(({ vendor }) => vendor._id === params.vendorId) ?? kavya;
      const kept = { ...known, list: (body as { list: string | null }).list };
      list = [...list.filter(({ vendor }) => vendor._id !== params.vendorId), kept];
      return undefined;
    },
    mergeFavourites: () => [],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const kept = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls.filter(({ name }) => name === 'keepFavourite').map(({ request }) => request.body);

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('a favourite says who it is, what they cost and when they are free', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: KAVYA })).toHaveAttribute(
    'href',
    '/doctor-detail?id=vendor-1',
  );
  expect(screen.getAllByText('₹500 / visit')).toHaveLength(2);
  expect(
    screen.getByRole('link', { name: text.nextOf(KAVYA, 'Mon 7 Jan 2030, 5:30 PM') }),
  ).toHaveAttribute('href', '/book?id=vendor-1&at=2030-01-07T12%3A00%3A00.000Z');
  expect(screen.getByText(text.noNext)).toBeVisible();
  expect(screen.getAllByText(text.sample)).toHaveLength(2);
  await expect(container).toBeAccessible();
});

test('without any it says how somebody comes here', async () => {
  const { container } = open([]);
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('link', { name: text.find })).toBeVisible();
  await expect(container).toBeAccessible();
});

test('favourites that cannot be had are told, and Retry helps', async () => {
  const { wire } = open([], { getFavourites: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getFavourites', () => ({ favourites: both, lists: [] }));
  await press('Retry');
  expect(await screen.findByText(KAVYA)).toBeVisible();
});

test('who is removed can be taken back, and hearts elsewhere follow', async () => {
  act(() => void (hearts.get().includes('vendor-1') || hearts.toggle('vendor-1')));
  const { wire } = open();
  await press(text.removeOf(KAVYA));
  await waitFor(() => expect(screen.queryByText(KAVYA)).not.toBeInTheDocument());
  expect(hearts.get()).not.toContain('vendor-1');
  expect(lastToast()).toMatchObject({ text: text.removed(KAVYA) });
  act(() => lastToast()?.undo?.());
  expect(await screen.findByText(KAVYA)).toBeVisible();
  expect(kept(wire)).toContainEqual({ list: null });
  expect(hearts.get()).toContain('vendor-1');
});

test('what does not work is told, and nobody is lost', async () => {
  open(both, { dropFavourite: () => problem(500, 'internal') });
  await press(text.removeOf(KAVYA));
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger', undoText: 'Retry' }));
  expect(screen.getByText(KAVYA)).toBeVisible();
});

test('a list narrows what is shown, in the address', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Lessons' }));
  expect(address()).toBe('/profile?section=favourites&list=Lessons');
  expect(screen.queryByText(KAVYA)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: text.all }));
  expect(await screen.findByText(KAVYA)).toBeVisible();
});

test('a list nobody is on says so', async () => {
  open(both, {}, '/profile?section=favourites&list=Family');
  expect(await screen.findByText(text.noneOnList('Family'))).toBeVisible();
});

test('somebody is moved to a list, and off it', async () => {
  const { wire } = open();
  await press(`${text.list(null)}, ${KAVYA}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lessons' }));
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.moved(KAVYA, 'Lessons') }));
  await press(`${text.list('Lessons')}, ${KAVYA}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: text.offList }));
  await waitFor(() => expect(kept(wire)).toEqual([{ list: 'Lessons' }, { list: null }]));
});

test('a new list is named and has its first entry', async () => {
  const { wire, baseElement } = open();
  await press(`${text.list(null)}, ${KAVYA}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: text.newList }));
  const name = await screen.findByRole('textbox', { name: text.newListName });
  await expect(baseElement).toBeAccessible();
  await userEvent.type(name, ' Family ');
  await press(text.create);
  await waitFor(() => expect(kept(wire)).toEqual([{ list: 'Family' }]));
  expect(await screen.findByRole('radio', { name: 'Family' })).toBeVisible();
});
