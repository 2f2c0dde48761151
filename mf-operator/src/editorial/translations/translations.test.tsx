import type { Translation, TranslationOrder } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, signInOperator, site } from '../../common/testing/open-console';
import { text as form } from '../../common/versioned-form/versioned-form.text';
import { text } from './translations.text';

beforeEach(signInOperator);

const entries = [
  { itemId: 'faq-1', title: 'home: What is it?', state: 'missing' as const },
  { itemId: 'faq-2', title: 'home: What does it cost?', state: 'outdated' as const },
];
const item: Translation = {
  ...{ itemId: 'faq-1', title: 'home: What is it?', state: 'missing', revision: 0, source: 'a1' },
  words: [
    { field: 'question', english: 'What is it?', translated: '' },
    { field: 'answer', english: 'A directory.', translated: '' },
  ],
};

const open = (search: string, handlers = {}) =>
  openConsole(`${site}/editorial?part=translations&${search}`, {
    getTranslations: () => entries,
    getTranslation: () => item,
    changeTranslation: ({ body }) => ({
      ...{ ...item, ...(body as TranslationOrder) },
      ...{ revision: 1, words: item.words },
    }),
    ...handlers,
  });

test('what is missing and what is outdated is seen at once', async () => {
  const { container, address } = open('kind=faq&language=kn');
  expect(await screen.findByText(text.counted(1, 1, 2))).toBeVisible();
  expect(screen.getByText(text.states.missing)).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'home: What is it?' }));
  expect(address()).toContain('item=faq-1');
  expect(await screen.findByRole('form', { name: /in Kannada$/ })).toBeVisible();
});

test('a translation is written beside its English', async () => {
  const { wire, said } = open('kind=faq&language=hi&item=faq-1');
  const answer = await screen.findByRole('textbox', { name: new RegExp(`^${text.fields.answer}`) });
  expect(answer).toHaveAccessibleDescription(text.english('A directory.'));
  await userEvent.type(answer, 'एक डायरेक्टरी।');
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  await waitFor(() => expect(said()).toContain(text.saved));
  const [sent] = wire.calls.filter(({ name }) => name === 'changeTranslation');
  expect(sent?.request).toMatchObject({
    params: { language: 'hi' },
    query: { kind: 'faq', itemId: 'faq-1' },
    body: {
      ...{ revision: 0, source: 'a1' },
      words: [
        { field: 'question', translated: '' },
        { field: 'answer', translated: 'एक डायरेक्टरी।' },
      ],
    },
  });
});

test('a translation whose English has changed meanwhile is not stored', async () => {
  const { wire } = open('kind=faq&language=hi&item=faq-1', {
    changeTranslation: () => problem(409, 'draft-changed'),
  });
  await screen.findByRole('button', { name: form.save });
  wire.answer('getTranslation', () => ({ ...item, source: 'b2' }));
  const answer = await screen.findByRole('textbox', { name: new RegExp(`^${text.fields.answer}`) });
  await userEvent.type(answer, 'एक');
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(await screen.findByRole('button', { name: form.takeRemote })).toBeVisible();
  expect(answer).toHaveValue('एक');
  await userEvent.click(screen.getByRole('button', { name: form.keepLocal }));
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  await waitFor(() =>
    expect(
      wire.calls.filter(({ name }) => name === 'changeTranslation').at(-1)?.request,
    ).toMatchObject({
      body: { source: 'b2' },
    }),
  );
});
