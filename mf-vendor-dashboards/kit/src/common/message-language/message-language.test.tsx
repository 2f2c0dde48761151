import { session } from '@nukkad/platform';
import { aUserRecord, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageLanguage } from './message-language.container';
import { text } from './message-language.text';

test('the language is that of the account, and is changed with it', async () => {
  session.remember({ userId: 'user-1' });
  const wire = fakeWire({
    getUserById: () => aUserRecord({ language: 'hi' }),
    updateUser: ({ body }) => aUserRecord(body as object),
  });
  renderScreen(MessageLanguage, { at: '/profile', wire });
  const field = await screen.findByRole('combobox', { name: text.label });
  expect(field).toHaveValue('hi');
  await userEvent.selectOptions(field, 'kn');
  await waitFor(() => expect(field).toHaveValue('kn'));
  const sent = wire.calls.find(({ name }) => name === 'updateUser');
  expect(sent?.request.body).toEqual({ language: 'kn' });
});
