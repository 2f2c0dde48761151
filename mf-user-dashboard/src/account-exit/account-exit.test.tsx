import { session } from '@nukkad/platform';
import { messages, storageKeys } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as data } from '../common/my-data/my-data.text';
import { Leaving } from './account-exit.screen';
import { text } from './account-exit.text';

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
const onStay = jest.fn();

function open(way: 'logout' | 'delete', handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    logout: () => undefined,
    deleteUser: () => ({ message: messages.accountDeleted }),
    getDeletionTerms: () => ({ cancelled: 0, refund: [], kept: [] }),
    ...handlers,
  });
  const Screen = () => <Leaving way={way} onStay={onStay} />;
  return { wire, ...renderScreen(Screen, { at: '/profile', wire }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = () => storageKeys.filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  onStay.mockClear();
  act(() => session.remember(remembered));
  sessionStorage.setItem('nukkad-draft:user-1:support', '{"message":"Half a"}');
});

describe('logout', () => {
  test('is asked about in the documented words, and can be taken back', async () => {
    open('logout');
    expect(screen.getByRole('alertdialog', { name: messages.confirmLogout })).toBeVisible();
    await press('Cancel');
    expect(onStay).toHaveBeenCalled();
    expect(session.get().isLoggedIn).toBe(true);
  });

  test('ends the session here and at the API, and goes to /homepage', async () => {
    const { address, wire, said } = open('logout');
    await press(text.logoutYes);
    expect(address()).toBe('/homepage');
    expect(stored()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(said()).toContain(text.loggedOut);
    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('logout'));
  });
});

describe('deletion', () => {
  test('is asked about in the documented words, and can be taken back', async () => {
    const { wire } = open('delete');
    expect(screen.getByRole('alertdialog', { name: messages.confirmDelete })).toBeVisible();
    await press('Cancel');
    expect(onStay).toHaveBeenCalled();
    expect(wire.calls.map(({ name }) => name)).not.toContain('deleteUser');
  });

  const rupees = (amount: number) => [{ amount, currency: 'INR' as const }];

  test.each([
    [
      'some of it',
      { cancelled: 2, refund: rupees(50_000), kept: rupees(120_000) },
      [text.cancelled(2), text.refund('₹500'), text.kept('₹1,200')],
    ],
    [
      'nothing',
      { cancelled: 1, refund: [], kept: rupees(50_000) },
      [text.cancelled(1), text.noRefund, text.kept('₹500')],
    ],
    ['all', { cancelled: 0, refund: rupees(50_000), kept: [] }, [text.refund('₹500')]],
  ])('says before that %s comes back', async (_what, terms, lines) => {
    const { container } = open('delete', { getDeletionTerms: () => terms });
    expect(await screen.findByText(lines[0] as string)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(lines);
    await expect(container).toBeAccessible();
  });

  test('says by which rule where the amounts cannot be read', async () => {
    open('delete', { getDeletionTerms: () => problem(500, 'internal') });
    expect(await screen.findByText(text.termsUnknown)).toBeVisible();
    expect(screen.getByRole('button', { name: text.remove })).toBeEnabled();
  });

  test('offers the data first, as a file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { _id, fullName, email, role } = anAccount();
    const account = { _id, fullName, email, role };
    const { wire, said } = open('delete', {
      exportMyData: () => ({ exportedAt: '2026-11-21T10:00:00.000Z', account }),
    });
    await press(data.save);
    await waitFor(() => expect(said()).toContain(data.saved));
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'nukkad-my-data-2026-11-21.json' });
    expect(wire.calls.map(({ name }) => name)).toContain('exportMyData');
    saved.mockRestore();
  });

  test('clears all eight keys and goes to /homepage', async () => {
    const { address, wire } = open('delete');
    await press(text.remove);
    await waitFor(() => expect(address()).toBe('/homepage'));
    expect(stored()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(wire.calls.at(-1)).toMatchObject({
      name: 'deleteUser',
      request: { params: { id: 'user-1' } },
    });
  });

  test.each([
    ['refused', () => problem(403, 'forbidden'), text.notRemovedNext],
    // The fake wire's message is the code.
    ['refused for a reason', () => problem(409, 'conflict'), 'conflict'],
    ['broken', () => problem(500, 'internal'), text.notRemovedNext],
    [
      'not answered',
      () => {
        throw networkDown();
      },
      text.notReachedNext,
    ],
  ])('%s: told, nothing is cleared, and it can be tried again', async (_what, answer, next) => {
    const { address, wire, container } = open('delete', { deleteUser: answer });
    await press(text.remove);
    expect(await screen.findByRole('heading', { name: text.notRemoved })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(address()).toBe('/profile');
    expect(stored()).toHaveLength(storageKeys.length);
    await expect(container).toBeAccessible();
    wire.answer('deleteUser', () => ({ message: messages.accountDeleted }));
    await press('Retry');
    await press(text.remove);
    await waitFor(() => expect(address()).toBe('/homepage'));
  });
});
