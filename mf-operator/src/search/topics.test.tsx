import type { Category, SearchWordsAnswer } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text } from './search.text';

beforeEach(signInOperator);

const category = (_id: string, categoryName: string, parent: string | null) =>
  ({ _id, categoryName, parent, profession: 'doctor', slug: _id }) as Category;
const topics = [category('doctor', 'Doctor', null), category('dentist', 'Dentist', 'doctor')];
const none: SearchWordsAnswer = { missed: [], added: [], topics: [] };

const open = (handlers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole(`${site}/search`, {
    getSearchWords: () => none,
    getAllCategories: () => topics,
    ...handlers,
  });
const button = (name: string) => screen.findByRole('button', { name });

const withTopic: SearchWordsAnswer = {
  ...none,
  topics: [
    { topicId: 'sleep', topic: { profession: 'doctor', spec: 'sleep', label: 'Sleep Specialist' } },
  ],
};

test('a topic is added to a profession', async () => {
  const { wire, said, container } = open({ addTopic: () => withTopic });
  await userEvent.click(await button(text.addTopic));
  const form = within(await screen.findByRole('form', { name: text.addTopic }));
  await userEvent.type(
    await form.findByRole('textbox', { name: new RegExp(`^${text.topicName}`) }),
    'Sleep Specialist',
  );
  const professions = form.getByRole('combobox', { name: new RegExp(`^${text.profession}`) });
  expect(within(professions).queryByRole('option', { name: 'Dentist' })).toBeNull();
  await expect(container).toBeAccessible();
  await userEvent.selectOptions(professions, 'Doctor');
  await userEvent.click(form.getByRole('button', { name: text.addTopic }));
  await waitFor(() => expect(said()).toContain(text.topicAdded('Sleep Specialist')));
  expect(sent(wire, 'addTopic')[0]?.body).toEqual({
    name: 'Sleep Specialist',
    professionId: 'doctor',
  });
  expect(await button(text.removeTopic('Sleep Specialist'))).toBeVisible();
});

test('a topic is taken back', async () => {
  const { wire, said } = open({
    getSearchWords: () => withTopic,
    removeTopic: () => none,
  });
  await userEvent.click(await button(text.removeTopic('Sleep Specialist')));
  await waitFor(() => expect(said()).toContain(text.topicRemoved('Sleep Specialist')));
  expect(sent(wire, 'removeTopic')[0]?.body).toEqual({ topicId: 'sleep' });
  expect(await screen.findByText(text.noTopics)).toBeVisible();
});

test('a topic that professionals have stays, and the reason is said', async () => {
  const { said } = open({
    getSearchWords: () => withTopic,
    removeTopic: () => problem(409, 'conflict'),
  });
  await userEvent.click(await button(text.removeTopic('Sleep Specialist')));
  await waitFor(() => expect(said().at(-1)).toContain(text.removingTopic));
  expect(await button(text.removeTopic('Sleep Specialist'))).toBeVisible();
});
