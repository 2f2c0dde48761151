import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aPasskeyRequest,
  aSignedCredential,
  aToken,
  type FakePasskeys,
  fakePasskeys,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  signedIn,
  signInOptions,
  userTypes,
} from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import * as text from '../common/passkey/passkey.text';
import { Screen } from './login.screen';

let forget = () => {};
const withPasskeys = (get: FakePasskeys['get'], hasAutofill = false) => {
  forget = fakePasskeys({ get, hasAutofill });
};

beforeEach(() => session.end('signed-out'));
afterEach(() => {
  forget();
  forget = () => {};
});

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    beginPasskeySignIn: aPasskeyRequest,
    signInWithPasskey: () => signedIn(),
    getSignInOptions: () => signInOptions(),
    getAllUserType: userTypes,
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at: '/login', wire }) };
}
const ask = () => userEvent.click(screen.getByRole('button', { name: text.submit }));

test('a passkey opens the account, and the person goes on as after a password', async () => {
  withPasskeys(jest.fn(async () => aSignedCredential()));
  const { wire, address } = open();
  await ask();
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(address()).toBe('/homepage');
  const sent = wire.calls.find(({ name }) => name === 'signInWithPasskey');
  expect(sent?.request.body).toEqual({
    credential: {
      ...{ id: 'bmV3', rawId: 'bmV3', type: 'public-key' },
      response: {
        ...{ clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ' },
        ...{ signature: 'c2lnbmVk', userHandle: 'dXNlcg' },
      },
    },
  });
  expect(session.get().remembered.jwtToken).toBe(aToken);
});

test('a browser without passkeys: told, and the email stays as the way in', async () => {
  const { container } = open();
  await userEvent.type(screen.getByRole('textbox', { name: common.email }), 'meera@example.in');
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(text.obstacles.unsupported);
  expect(screen.getByRole('textbox', { name: common.email })).toHaveValue('meera@example.in');
  await expect(container).toBeAccessible();
});

test('nothing chosen: told, and another try works', async () => {
  const get = jest.fn();
  get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  withPasskeys(get.mockResolvedValue(aSignedCredential()));
  open();
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(text.obstacles.cancelled);
  await ask();
  expect(await screen.findByText('Another page')).toBeVisible();
});

test.each([
  ['is refused', () => problem(422, 'passkey-invalid'), messages.passkeyInvalid],
  ['comes too often', () => problem(429, 'too-many-requests'), text.tooMany],
  [
    'is answered by nobody',
    () => {
      throw networkDown();
    },
    common.unreachable,
  ],
] as const)('a passkey that %s: told', async (_what, answer, words) => {
  withPasskeys(jest.fn(async () => aSignedCredential()));
  open({ signInWithPasskey: answer });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(session.get().isLoggedIn).toBe(false);
});

test('a passkey that is picked in the email field opens the account', async () => {
  const get = jest.fn(async () => aSignedCredential());
  withPasskeys(get, true);
  open();
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
});

test('an offer in the email field that nobody takes says nothing', async () => {
  const get = jest.fn().mockRejectedValue(new DOMException('gone', 'AbortError'));
  withPasskeys(get, true);
  open();
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page in the back/forward cache has no request pending, and makes one when it is shown', async () => {
  const signals: AbortSignal[] = [];
  const get = jest.fn(async (options?: CredentialRequestOptions) => {
    signals.push(options!.signal!);
    return new Promise<never>(() => undefined);
  });
  withPasskeys(get as FakePasskeys['get'], true);
  open();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(signals[0]?.aborted).toBe(true);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(signals[1]?.aborted).toBe(false);
});
