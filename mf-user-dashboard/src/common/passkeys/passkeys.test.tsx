import {
  aMadeCredential,
  aPasskey,
  aPasskeyCreation,
  fakePasskeys,
  fakeWire,
  networkDown,
  problem,
  refusedBy,
  renderScreen,
} from '@nukkad/platform/testing';
import { commonText } from '@nukkad/vendor-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Passkeys } from './passkeys.container';
import { text } from './passkeys.text';

let forget = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  forget();
  forget = () => {};
});

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getPasskeys: () => [],
    beginPasskeyCreation: aPasskeyCreation,
    addPasskey: () => aPasskey(),
    ...handlers,
  });
  return { wire, ...renderScreen(Passkeys, { at: '/profile', wire }) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a passkey is added, and stands in the list', async () => {
  forget = fakePasskeys({ create: async () => aMadeCredential() });
  const { wire, said, container } = open();
  expect(await screen.findByText(text.none)).toBeVisible();
  await press(text.add);
  expect(await screen.findByText('Passkey 1')).toBeVisible();
  expect(screen.getByText(text.synced)).toBeVisible();
  expect(said()).toContain(text.added('Passkey 1'));
  expect(wire.calls.at(-1)?.request.body).toEqual({
    credential: {
      ...{ id: 'bmV3', rawId: 'bmV3', type: 'public-key' },
      response: { clientDataJSON: 'e30', attestationObject: 'b2JqZWN0', transports: ['internal'] },
    },
  });
  await expect(container).toBeAccessible();
});

test.each([
  ['NotAllowedError', text.obstacles.cancelled],
  ['InvalidStateError', text.obstacles.known],
  ['ConstraintError', text.obstacles.unsupported],
])('%s: told, and nothing is sent', async (name, words) => {
  forget = fakePasskeys({ create: refusedBy(name) });
  const { wire } = open();
  await press(text.add);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(wire.calls.map(({ name }) => name)).not.toContain('addPasskey');
});

test('without a connection nothing is added, which is said in words about passkeys', async () => {
  forget = fakePasskeys({ create: async () => aMadeCredential() });
  open({
    beginPasskeyCreation: () => {
      throw networkDown();
    },
  });
  await press(text.add);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.unreachable);
});

test('a browser without passkeys is told', async () => {
  open();
  await press(text.add);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.obstacles.unsupported);
});

test('what the service says against it is told', async () => {
  forget = fakePasskeys({ create: async () => aMadeCredential() });
  open({ addPasskey: () => problem(409, 'conflict') });
  await press(text.add);
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByText(text.none)).toBeVisible();
});

test('it is renamed; a name that cannot be stored is still there', async () => {
  let isDown = true;
  const { wire } = open({
    getPasskeys: () => [aPasskey()],
    renamePasskey: () => {
      if (isDown) throw networkDown();
      return aPasskey({ name: 'My phone' });
    },
  });
  await press(text.renameOf('Passkey 1'));
  const field = screen.getByRole('textbox', { name: text.name });
  await userEvent.clear(field);
  await userEvent.type(field, 'My phone');
  await press(commonText.save);
  expect(await screen.findByText(commonText.notStored)).toBeVisible();
  expect(field).toHaveValue('My phone');
  isDown = false;
  await press(commonText.retry);
  expect(await screen.findByText('My phone')).toBeVisible();
  expect(wire.calls.at(-1)?.request).toMatchObject({
    params: { passkeyId: 'passkey-1' },
    body: { name: 'My phone' },
  });
});

test('it is removed after a question that says what follows', async () => {
  const { wire, said } = open({ getPasskeys: () => [aPasskey()], removePasskey: () => undefined });
  await press(text.removeOf('Passkey 1'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(text.removeWhy)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: text.removeOf('Passkey 1') }));
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(said()).toContain(text.removed('Passkey 1'));
  expect(wire.calls.at(-1)?.request.params).toEqual({ passkeyId: 'passkey-1' });
});
