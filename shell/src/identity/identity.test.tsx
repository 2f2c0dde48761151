import { api } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as common } from '../common/common.text';
import { letDialogsOpen } from '../testing/dialogs';
import { text } from './identity.text';
import { IdentityPrompt } from './identity-prompt';

beforeAll(letDialogsOpen);

const guarded = () => api.call('deleteUser', { params: { id: 'u1' } });

function open() {
  let isProved = false;
  const wire = fakeWire({
    deleteUser: () =>
      isProved ? { message: messages.accountDeleted } : problem(403, 'reauthentication-required'),
    confirmIdentity: ({ body }) => {
      isProved = (body as { password: string }).password === 'a quiet street corner';
      return isProved
        ? { message: messages.identityConfirmed }
        : problem(422, 'validation', { password: messages.passwordWrong });
    },
  });
  return { wire, ...renderScreen(IdentityPrompt, { at: '/profile', wire }) };
}

const field = () => screen.findByLabelText(/^Password/, { selector: 'input' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: text.confirm }));

test('what needs a fresh proof asks for the password, and goes on by itself', async () => {
  const { wire } = open();
  const done = guarded();
  await userEvent.type(await field(), 'a quiet street corner');
  await confirm();
  await expect(done).resolves.toEqual({ message: messages.accountDeleted });
  expect(wire.calls.map(({ name }) => name)).toEqual([
    'deleteUser',
    'confirmIdentity',
    'deleteUser',
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a wrong password is said at its field, and can be typed again', async () => {
  open();
  const done = guarded();
  await userEvent.type(await field(), 'wrong');
  await confirm();
  expect(await screen.findByText(messages.passwordWrong)).toBeVisible();
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'a quiet street corner');
  await confirm();
  await expect(done).resolves.toBeDefined();
});

test('whoever closes it has changed nothing, and two calls at once ask once', async () => {
  const { wire } = open();
  const refused = Promise.allSettled([guarded(), guarded()]);
  await field();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: common.close }));
  for (const { status } of await refused) expect(status).toBe('rejected');
  expect(wire.calls.filter(({ name }) => name === 'confirmIdentity')).toEqual([]);
});

test('the dialog is accessible', async () => {
  const { container } = open();
  void guarded().catch(() => {});
  await field();
  await expect(container).toBeAccessible();
});
