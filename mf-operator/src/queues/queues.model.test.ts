import type { QueueName } from '@nukkad/platform/contract';
import { queueWords } from '../common/words.text';
import { bulkOffers, chosenOn, factWords, isHard, queryIn, toggled } from './queues.model';

test.each([
  ['', { state: 'waiting', q: '', page: 1 }],
  ['state=settled&q=rude&page=3', { state: 'settled', q: 'rude', page: 3 }],
  ['state=burnt&page=-1', { state: 'waiting', q: '', page: 1 }],
])('%j asks for', (search, query) => {
  expect(queryIn(new URLSearchParams(search))).toEqual(query);
});

test.each(Object.keys(queueWords) as QueueName[])('of many %s nothing is written', (queue) => {
  for (const { needs } of bulkOffers[queue]) expect(needs).not.toContain('text');
});

test.each([
  ['status', 'in-progress', 'In progress'],
  ['status', 'something new', 'something new'],
  ['level', '2', 'The head of the office'],
  ['kind', 'service related', 'Service related'],
  ['number', 'NK-C-000001', 'NK-C-000001'],
] as const)('the %s %s reads %s', (fact, value, words) => {
  expect(factWords(fact, value)).toBe(words);
});

test('what is taken from people is hard', () => {
  expect((['reject', 'stop', 'take-down', 'keep', 'answer'] as const).map(isHard)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('what is chosen is on the page', () => {
  const chosen = toggled(toggled(new Set(['gone']), 'a', true), 'b', true);
  const page = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
  expect(chosenOn(page, chosen)).toEqual(['a', 'b']);
  expect(chosenOn(page, toggled(chosen, 'a', false))).toEqual(['b']);
});
