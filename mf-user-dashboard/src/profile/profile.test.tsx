import { session, toast } from '@nukkad/platform';
import { messages, storageKeys, type UserRecord } from '@nukkad/platform/contract';
import { aToken, fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './profile.screen';
import { text } from './profile.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const meera: UserRecord = {
  _id: 'user-1',
  fullName: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '+919876543210',
  gender: 'Female',
  pendingEmail: null,
};

const remembered = {
  otpVerified: 'true',
  jwtToken: aToken,
  userId: 'user-1',
  emailID: 'meera@example.in',
  vendorType: 'type-doctor',
  vendorId: 'vendor-1',
  vendorDetails: '{"fullName":"Meera Iyer","phoneNumber":"1"}',
  profession: 'doctor',
};

function renderProfile(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getUserById: () => meera,
    logout: () => undefined,
    deleteUser: () => ({ message: messages.accountDeleted }),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at: '/profile', wire }) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => storageKeys.filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  jest.mocked(toast).mockClear();
  act(() => session.remember(remembered));
});

test('says who somebody is', async () => {
  const { container, wire } = renderProfile();
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  expect(screen.getByText('meera@example.in')).toBeVisible();
  expect(screen.getByText('+919876543210')).toBeVisible();
  expect(screen.getByText('Female')).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ id: 'user-1' });
  expect(screen.getByText(text.mark)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('what is not told, and what waits to be confirmed', async () => {
  const record = { ...meera, phone: null, gender: null, pendingEmail: 'new@example.in' };
  renderProfile({ getUserById: () => record });
  expect(await screen.findAllByText(text.notGiven)).toHaveLength(2);
  expect(screen.getByText(text.pending('new@example.in'))).toBeVisible();
});

test('details that cannot be had: told, Retry helps, and the ways out are there', async () => {
  const { wire } = renderProfile({ getUserById: () => problem(404, 'not-found') });
  expect(await screen.findByRole('heading', { name: text.failed })).toBeVisible();
  expect(screen.getByRole('button', { name: text.logout })).toBeEnabled();
  wire.answer('getUserById', () => meera);
  await press('Retry');
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

describe('logout', () => {
  test('is asked about, and can be taken back', async () => {
    const { address } = renderProfile();
    await press(text.logout);
    expect(screen.getByRole('alertdialog', { name: messages.confirmLogout })).toBeVisible();
    await press('Cancel');
    expect(address()).toBe('/profile');
    expect(session.get().isLoggedIn).toBe(true);
  });

  test('ends the session here and at the API, and goes to /homepage', async () => {
    const { address, wire } = renderProfile();
    await press(text.logout);
    await press(text.logoutYes);
    expect(address()).toBe('/homepage');
    expect(stored()).toEqual([]);
    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('logout'));
  });
});

describe('deletion', () => {
  test('is asked about, and can be taken back', async () => {
    const { wire } = renderProfile();
    await press(text.remove);
    expect(screen.getByRole('alertdialog', { name: messages.confirmDelete })).toBeVisible();
    await press('Cancel');
    expect(wire.calls.map(({ name }) => name)).not.toContain('deleteUser');
    expect(session.get().isLoggedIn).toBe(true);
  });

  test('clears all eight keys and goes to /homepage', async () => {
    const { address, wire } = renderProfile();
    await press(text.remove);
    await press(text.remove);
    await waitFor(() => expect(address()).toBe('/homepage'));
    expect(stored()).toEqual([]);
    expect(wire.calls.at(-1)).toMatchObject({
      name: 'deleteUser',
      request: { params: { id: 'user-1' } },
    });
    expect(toast).toHaveBeenCalledWith({ text: messages.accountDeleted, tone: 'success' });
  });

  test.each([
    ['refused', () => problem(403, 'forbidden'), text.notRemovedNext],
    ['broken', () => problem(500, 'internal'), text.notRemovedNext],
    [
      'not answered',
      () => {
        throw networkDown();
      },
      text.notReachedNext,
    ],
  ])('%s: told, nothing is cleared, and it can be tried again', async (_what, answer, next) => {
    const { address, wire, container } = renderProfile({ deleteUser: answer });
    await press(text.remove);
    await press(text.remove);
    expect(await screen.findByRole('heading', { name: text.notRemoved })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(address()).toBe('/profile');
    expect(stored()).toHaveLength(storageKeys.length);
    await expect(container).toBeAccessible();
    wire.answer('deleteUser', () => ({ message: messages.accountDeleted }));
    await press('Retry');
    expect(screen.getByRole('alertdialog', { name: messages.confirmDelete })).toBeVisible();
    await press(text.remove);
    await waitFor(() => expect(address()).toBe('/homepage'));
  });
});
