import type { Category, SearchWordOrder, SearchWordsAnswer } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text } from './search.text';

beforeEach(signInOperator);

const category = (_id: string, categoryName: string, parent: string | null) =>
  ({ _id, categoryName, parent, profession: 'doctor', slug: _id }) as Category;
const topics = [category('doctor', 'Doctor', null), category('dentist', 'Dentist', 'doctor')];
const missed = [{ words: 'zahnarzt', weight: 4.5, lastDay: '2026-11-21' }];
const topic = { profession: 'doctor', spec: 'dentist', label: 'Dentist' };
const added = (words: string): SearchWordsAnswer => ({
  missed: [],
  added: [{ topicId: 'dentist', topic, words }],
});

const open = (handlers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole(`${site}/search`, {
    getSearchWords: () => ({ missed, added: [] }),
    getAllCategories: () => topics,
    ...handlers,
  });
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (label: string) =>
  userEvent.selectOptions(
    await screen.findByRole('combobox', { name: new RegExp(`^${text.topic}`) }),
    label,
  );
const save = async () => {
  const form = within(await screen.findByRole('form', { name: text.add }));
  await userEvent.click(form.getByRole('button', { name: text.add }));
};

test('what found nobody is given a meaning', async () => {
  const { wire, said, container } = open({
    addSearchWord: ({ body }) => added((body as SearchWordOrder).words),
  });
  expect(await screen.findByRole('row', { name: /zahnarzt 4\.5/ })).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.click(await button(text.teach('zahnarzt')));
  await choose('Doctor: Dentist');
  await save();
  await waitFor(() => expect(said()).toContain(text.added('zahnarzt')));
  const [{ body } = { body: null }] = sent(wire, 'addSearchWord');
  expect(body).toEqual({ words: 'zahnarzt', topicId: 'dentist' });
  expect(await button(text.remove('zahnarzt'))).toBeVisible();
  expect(screen.getByText(text.noneMissed)).toBeVisible();
});

test('a word that means something already is said at its field', async () => {
  open({
    addSearchWord: () => problem(422, 'validation', { words: 'means Dentist already' }),
  });
  await userEvent.click(await button(text.add));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Word/ }), 'tooth');
  await choose('Doctor');
  await save();
  expect((await screen.findAllByText('means Dentist already'))[0]).toBeVisible();
});

test('a word is taken back', async () => {
  const { wire, said } = open({
    getSearchWords: () => added('zahnarzt'),
    removeSearchWord: () => ({ missed: [], added: [] }),
  });
  await userEvent.click(await button(text.remove('zahnarzt')));
  await waitFor(() => expect(said()).toContain(text.removed('zahnarzt')));
  expect(sent(wire, 'removeSearchWord')[0]?.body).toEqual({
    words: 'zahnarzt',
    topicId: 'dentist',
  });
  expect(await screen.findByText(text.noneAdded)).toBeVisible();
});
