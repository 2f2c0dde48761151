import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aMadeCredential,
  anAccount,
  aPasskey,
  aPasskeyCreation,
  aPasskeyRequest,
  aSignedCredential,
  fakePasskeys,
  problem,
  refusedBy,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text } from './passkey.text';

beforeEach(signInOperator);
let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

const newToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyIn0.c2lnbmF0dXJl';
const required = () => problem(403, 'passkey-required');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The console of an operator signed in by password alone. */
const open = (passkeys = [aPasskey()]) =>
  openConsole(site, {
    getQueues: required,
    getQueue: required,
    getPasskeys: () => passkeys,
    beginPasskeyCreation: aPasskeyCreation,
    beginPasskeySignIn: aPasskeyRequest,
    addPasskey: () => aPasskey(),
    signInWithPasskey: () => ({ ...anAccount({ _id: 'user-op' }), token: newToken }),
  });

test('an operator without a passkey sees the page to add one, and then the console', async () => {
  forget = fakePasskeys({ create: async () => aMadeCredential() });
  const { wire, container } = open([]);
  expect(await screen.findByRole('heading', { name: text.addTitle })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
  wire.answer('getQueues', () => [{ queue: 'reviews', waiting: 2, oldest: null }]);
  await press(text.add);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.codeMissing);
  expect(sent(wire, 'beginPasskeyCreation')).toEqual([]);
  await userEvent.click(screen.getByLabelText(text.code));
  await userEvent.paste('https://nukkad.example/operator-dashboard#mWk2Xc1T8qS0d5y7GhJ3nA');
  expect(screen.getByLabelText(text.code)).toHaveValue('mWk2Xc1T8qS0d5y7GhJ3nA');
  await press(text.add);
  expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
  const [added] = sent(wire, 'addPasskey');
  expect(added?.body).toMatchObject({ enrolment: 'mWk2Xc1T8qS0d5y7GhJ3nA' });
});

test('a link that is no good any more is told, and its code can be replaced', async () => {
  forget = fakePasskeys({ create: async () => aMadeCredential() });
  const { wire } = open([]);
  wire.answer('beginPasskeyCreation', () => problem(422, 'link-invalid'));
  await userEvent.type(await screen.findByLabelText(text.code), 'an-old-one');
  await press(text.add);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.enrolmentNeeded);
  expect(screen.getByLabelText(text.code)).toHaveValue('an-old-one');
});

test('one who has a passkey confirms with it, and goes on under its session', async () => {
  forget = fakePasskeys({ get: async () => aSignedCredential() });
  const { wire } = open();
  wire.answer('getQueues', ({ headers }) =>
    headers.get('authorization')?.endsWith(newToken)
      ? [{ queue: 'reviews', waiting: 2, oldest: null }]
      : required(),
  );
  expect(await screen.findByRole('heading', { name: text.confirmTitle })).toBeVisible();
  await press(text.confirm);
  expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
  expect(session.get().remembered.jwtToken).toBe(newToken);
});

test('a passkey of another account opens nothing, and nobody is changed for another', async () => {
  forget = fakePasskeys({ get: async () => aSignedCredential() });
  const { wire } = open();
  wire.answer('signInWithPasskey', () => ({ ...anAccount(), token: newToken }));
  await press(text.confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.otherAccount);
  expect(session.get().remembered).toMatchObject({ userId: 'user-op' });
  expect(session.get().remembered.jwtToken).not.toBe(newToken);
});

test.each([
  ['NotAllowedError', text.obstacles.cancelled],
  ['UnknownError', text.obstacles.failed],
])('%s: told, and the console stays closed', async (name, words) => {
  forget = fakePasskeys({ get: refusedBy(name) });
  open();
  await press(text.confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
