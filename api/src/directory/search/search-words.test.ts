import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AuditAnswer,
  Category,
  SearchAnswer,
  SearchWordsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { knowledgeFrom } from './knowledge.store';
import { missedSearches, readMissed } from './missed';

const words = '/api/operator/search/words';

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  let dentist: Category;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    operator = await signedIn(running.app, 'operator');
    const all: Category[] = (await running.app.inject('/api/category/getAllCategories')).json();
    dentist = all.find(({ slug }) => slug === 'dentist') as Category;
  });
  after(() => running.close());

  const current = async (): Promise<SearchWordsAnswer> =>
    (await operator.ask('GET', '/api/operator/search')).json();
  const add = (text: string, topicId = dentist._id) =>
    operator.ask('POST', words, { topicId, words: text });
  const remove = (text: string) =>
    operator.ask('POST', `${words}/removal`, { topicId: dentist._id, words: text });
  const log = async (q: string): Promise<AuditAnswer> =>
    (await operator.ask('GET', `/api/operator/audit?q=${encodeURIComponent(q)}`)).json();

  test('what found nobody is grouped and decays; rare, long and telling words are left out', async () => {
    const db = running.database.query;
    const missed = missedSearches(db);
    const note = (typed: string, times: number) => {
      for (let time = 0; time < times; time += 1) missed.note(typed);
    };
    note('  Falconer! ', 4);
    await missed.keep(new Date('2026-11-19T08:00:00Z'));
    note('farrier', 3);
    note('once only', 1);
    note('me@example.com', 5);
    note('98450 12345', 5);
    note('my neighbour asha rao of number nine', 5);
    await missed.keep(new Date('2026-11-21T08:00:00Z'));
    assert.deepEqual(await readMissed(db, new Date('2026-11-21T09:00:00Z')), [
      { words: 'falconer', weight: 3.2, lastDay: '2026-11-19' },
      { words: 'farrier', weight: 3, lastDay: '2026-11-21' },
    ]);
    note('farrier', 1);
    await missed.keep(new Date('2026-12-22T08:00:00Z'));
    const left = await db.selectFrom('search_miss').select('day').execute();
    assert.equal(left.length, 1, 'after a month nothing is left');
  });

  test('a search that nobody answers is noted, one that is understood is not', async () => {
    for (let time = 0; time < 3; time += 1) {
      await running.app.inject({ url: '/api/search', query: { q: 'zeppelin' } });
      await running.app.inject({ url: '/api/search', query: { q: 'dentist' } });
    }
    const found = async () => (await current()).missed.map((one) => one.words);
    await until(async () => (await found()).includes('zeppelin'), 'the search is not noted');
    assert.ok(!(await found()).includes('dentist'));
  });

  test('a word that is added means its topic, is written down, and can be taken back', async () => {
    const added = await add('Zahnarzt');
    assert.equal(added.statusCode, 201, added.body);
    const topic = { profession: 'doctor', spec: 'dentist', label: 'Dentist' };
    assert.deepEqual((await current()).added, [{ topicId: dentist._id, topic, words: 'Zahnarzt' }]);
    const { lexicon } = await knowledgeFrom({
      ...{ db: running.database.query, geo: { all: async () => [] } },
      categories: { all: async () => [dentist] },
    } as unknown as Parameters<typeof knowledgeFrom>[0])();
    assert.equal(lexicon.phrases.get('zahnarzt')?.[0]?.node_id, dentist._id);
    assert.equal((await log('Zahnarzt')).entries[0]?.action, 'search-word-added');

    assert.equal((await remove('zahnarzt')).statusCode, 200);
    assert.deepEqual((await current()).added, []);
    assert.equal((await log('Zahnarzt')).entries[0]?.action, 'search-word-removed');
    assert.equal((await remove('zahnarzt')).statusCode, 404);
  });

  const refused: [text: string, topicId: string | undefined, field: string][] = [
    ['Dentist', undefined, 'words'],
    ['!!!', undefined, 'words'],
    ['whatever', '00000000-0000-4000-8000-000000000000', 'topicId'],
  ];
  for (const [text, topicId, field] of refused) {
    test(`“${text}” for ${topicId ?? 'a topic'} is refused at ${field}`, async () => {
      const answer = await add(text, topicId);
      assert.equal(answer.statusCode, 422, answer.body);
      assert.ok(field in answer.json().errors);
    });
  }

  test('who is no operator neither sees nor teaches', async () => {
    const person = await signedIn(running.app, 'user');
    for (const answer of [
      await person.ask('GET', '/api/operator/search'),
      await person.ask('POST', words, { topicId: dentist._id, words: 'x' }),
    ]) {
      assert.equal(answer.statusCode, 403);
    }
  });

  test('text of any kind is answered at once', async () => {
    for (const q of ['\u202Edentist', '🦷'.repeat(20), 'ａ'.repeat(80), '\u0301'.repeat(80)]) {
      const answer = await running.app.inject({ url: '/api/search', query: { q } });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.ok(Array.isArray(answer.json<SearchAnswer>().vendors));
    }
    const long = await running.app.inject({ url: '/api/search', query: { q: 'x'.repeat(10_000) } });
    assert.ok([414, 422].includes(long.statusCode), long.body);
    const control = await running.app.inject({ url: '/api/search', query: { q: 'a\u0000b' } });
    assert.equal(control.statusCode, 422);
  });
});
