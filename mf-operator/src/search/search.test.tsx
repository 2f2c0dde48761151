import type {
  Category,
  RankedPlace,
  SearchWordOrder,
  SearchWordsAnswer,
} from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text as why } from './explanation.text';
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
  topics: [],
});

const open = (handlers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole(`${site}/search`, {
    getSearchWords: () => ({ missed, added: [], topics: [] }),
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
    removeSearchWord: () => ({ missed: [], added: [], topics: [] }),
  });
  await userEvent.click(await button(text.remove('zahnarzt')));
  await waitFor(() => expect(said()).toContain(text.removed('zahnarzt')));
  expect(sent(wire, 'removeSearchWord')[0]?.body).toEqual({
    words: 'zahnarzt',
    topicId: 'dentist',
  });
  expect(await screen.findByText(text.noneAdded)).toBeVisible();
});

const ranked = (values: Partial<RankedPlace>): RankedPlace => ({
  ...{ vendorId: 'v1', name: 'Dr. Kavya Gowda', title: 'Dentist', profession: 'doctor' },
  points: 4_621,
  parts: {
    text: { points: 0, topic: 'Dentist' },
    distance: { points: -115, km: 2.3 },
    rating: { points: 4_484, average: 4.5, reviews: 300 },
    response: { points: 117, minutes: 35 },
    availability: { points: 60, days: 6 },
    completeness: { points: 75, missing: [] },
  },
  ...values,
});

test('the order of a search is explained in plain words', async () => {
  const second = ranked({
    ...{ vendorId: 'v2', name: 'Dr. Asha Rao', points: 3_960 },
    parts: {
      text: { points: -50, topic: null },
      distance: { points: 0, km: null },
      rating: { points: 3_950, average: null, reviews: 1 },
      response: { points: 0, minutes: null },
      availability: { points: 10, days: 1 },
      completeness: { points: 45, missing: ['languages', 'landmark'] },
    },
  });
  const { wire, container } = open({
    explainSearch: () => ({
      ...{ meant: topic, place: null },
      places: [ranked({}), second],
    }),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: why.field }), 'tooth');
  const list = within(await screen.findByRole('list', { name: why.list }));
  expect(screen.getByText('Understood as Dentist.')).toBeVisible();
  expect(list.getByText(/Dr. Kavya Gowda/)).toBeVisible();
  for (const reason of [
    'Matches Dentist: no points lost.',
    '2.3 km away: 115 points lost.',
    'Rated 4.5 in 300 reviews: 4,484 points.',
    'Usually answers within 35 minutes: 117 points.',
    'Works 6 days a week: 60 points.',
    'The page is complete: 75 points.',
    why.named,
    why.noPlace,
    'Only 1 review, so close to a usual rating: 3,950 points.',
    why.noResponse,
    'Works 1 day a week: 10 points.',
    'The page lacks languages, a landmark: 45 points.',
  ]) {
    expect(list.getByText(reason)).toBeVisible();
  }
  expect(list.getByText(/661 points ahead of the next/)).toBeVisible();
  expect(sent(wire, 'explainSearch').at(-1)?.query).toEqual({ q: 'tooth' });
  await expect(container).toBeAccessible();
});

test('a search that finds nobody has nothing to explain', async () => {
  open({ explainSearch: () => ({ meant: null, place: null, places: [] }) });
  await userEvent.type(await screen.findByRole('searchbox', { name: why.field }), 'zeppelin');
  expect(await screen.findByText(why.nobody)).toBeVisible();
});
