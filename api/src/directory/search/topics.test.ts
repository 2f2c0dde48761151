import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import type {
  AuditAnswer,
  Category,
  ReferenceItem,
  SearchAnswer,
  SearchWordsAnswer,
  SuggestAnswer,
} from '@nukkad/platform/contract';
import { dataSets } from '../../../seed/reference/data-sets';
import { seedReference } from '../../../seed/reference/seed-reference';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';

const topics = '/api/operator/search/topics';
const minute = 60_000;

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  let doctor: Category;
  before(async () => {
    // What is cached for less than a minute is read anew when the clock is moved by one.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    running = await startTestApp(open, { vendors: 60 });
    operator = await signedIn(running.app, 'operator');
    const all: Category[] = (await running.app.inject('/api/category/getAllCategories')).json();
    doctor = all.find(({ parent, profession }) => !parent && profession === 'doctor') as Category;
  });
  after(async () => {
    mock.timers.reset();
    await running.close();
  });

  const get = async <T>(url: string): Promise<T> => (await running.app.inject(url)).json();
  const add = (name: string, professionId = doctor._id) =>
    operator.ask('POST', topics, { name, professionId });
  const added = async (name: string) => {
    const answer = await add(name);
    assert.equal(answer.statusCode, 201, answer.body);
    const one = answer.json<SearchWordsAnswer>().topics.find(({ topic }) => topic.label === name);
    assert.ok(one);
    return one;
  };
  const remove = (topicId: string) => operator.ask('POST', `${topics}/removal`, { topicId });
  const search = (q: string) => get<SearchAnswer>(`/api/search?q=${encodeURIComponent(q)}`);
  const log = async (q: string): Promise<AuditAnswer> =>
    (await operator.ask('GET', `/api/operator/audit?q=${encodeURIComponent(q)}`)).json();

  test('a topic is understood, listed and open to professionals within a minute', async () => {
    assert.notEqual((await search('sleep specialist')).meant?.label, 'Sleep Specialist');
    const { topicId } = await added('Sleep Specialist');
    mock.timers.tick(minute);
    const found = await search('sleep specialist');
    assert.deepEqual(found.meant, {
      ...{ profession: 'doctor', spec: 'sleep-specialist', label: 'Sleep Specialist' },
    });
    assert.equal(found.total, 0);
    const { suggestions } = await get<SuggestAnswer>('/api/search/suggest?q=sleep%20spec');
    assert.ok(suggestions.some(({ label }) => label === 'Sleep Specialist'));
    const listed = await running.app.inject('/api/vendors?type=doctor&spec=sleep-specialist');
    assert.equal(listed.statusCode, 200, listed.body);
    const subjects = await get<ReferenceItem[]>('/api/reference/subjects?of=doctor');
    assert.deepEqual(subjects.at(-1), { _id: topicId, name: 'Sleep Specialist' });
    assert.equal((await log('Sleep Specialist')).entries[0]?.action, 'topic-added');
  });

  test('a topic that nobody has chosen is taken back with its words, and written down', async () => {
    const { topicId } = await added('Hypnotist');
    mock.timers.tick(minute);
    const words = { topicId, words: 'hypnotiseur' };
    assert.equal((await operator.ask('POST', '/api/operator/search/words', words)).statusCode, 201);
    assert.equal((await remove(topicId)).statusCode, 200);
    mock.timers.tick(minute);
    assert.notEqual((await search('hypnotist')).meant?.label, 'Hypnotist');
    assert.equal((await log('Hypnotist')).entries[0]?.action, 'topic-removed');
    assert.equal((await remove(topicId)).statusCode, 404);
  });

  test('a topic that a professional has stays', async () => {
    const { topicId } = await added('Acupuncturist');
    const { query } = running.database;
    const { id, sub_category_id } = await query
      .selectFrom('vendor')
      .select(['id', 'sub_category_id'])
      .where('category_id', '=', doctor._id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const give = (topic: string | null) =>
      query.updateTable('vendor').set({ sub_category_id: topic }).where('id', '=', id).execute();
    await give(topicId);
    const refused = await remove(topicId);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    await give(sub_category_id);
    assert.equal((await remove(topicId)).statusCode, 200);
  });

  const refused: [name: string, professionId: string | undefined, field: string][] = [
    ['Dentist', undefined, 'name'],
    ['tooth pain', undefined, 'name'],
    ['!!!', undefined, 'name'],
    ['ದಂತವೈದ್ಯ', undefined, 'name'],
    ['x'.repeat(61), undefined, 'name'],
    ['Herbalist', '00000000-0000-4000-8000-000000000000', 'professionId'],
  ];
  for (const [name, professionId, field] of refused) {
    test(`“${name}” for ${professionId ?? 'a profession'} is refused at ${field}`, async () => {
      const answer = await add(name, professionId);
      assert.equal(answer.statusCode, 422, answer.body);
      assert.ok(field in answer.json().errors);
    });
  }

  test('two operators at once add a topic once', async () => {
    const statuses = (await Promise.all([add('Sound Healer'), add('Sound Healer')])).map(
      ({ statusCode }) => statusCode,
    );
    assert.deepEqual(statuses.sort(), [201, 422]);
  });

  test('a topic of a release is not taken back', async () => {
    const { query } = running.database;
    const { id } = await query
      .selectFrom('category')
      .select('id')
      .where('slug', '=', 'dentist')
      .executeTakeFirstOrThrow();
    assert.equal((await remove(id)).statusCode, 404);
  });

  test('a release that brings the topic too takes it over as it is', async () => {
    const { topicId } = await added('Sleep Coach');
    const { query } = running.database;
    const released = {
      ...{ id: '01900000-0000-7000-8000-00000000000b', parent_id: doctor._id },
      ...{ profession: 'doctor', slug: 'sleep-coach', name: 'Sleep Coach' },
      ...{ background_color: '#FFFFFF', image: null, position: 40 },
    };
    const term = { node_id: released.id, label: 'sleepless', weight: 6, is_kept: true };
    const sets = dataSets.map((set) => {
      const more = { category: released, term: { ...term, text: 'sleepless' } }[
        set.table as 'term'
      ];
      if (!more) return set;
      return { ...set, from: [2] as [number], rows: () => [...set.rows(), more] };
    });
    for (let times = 0; times < 2; times += 1) {
      await query.transaction().execute((trx) => seedReference(trx, new Date(), sets));
      const stored = await query
        .selectFrom('category')
        .select(['id', 'is_added'])
        .where('slug', '=', 'sleep-coach')
        .execute();
      assert.deepEqual(stored, [{ id: topicId, is_added: false }]);
      const words = await query
        .selectFrom('term')
        .select('text')
        .where('node_id', '=', topicId)
        .orderBy('text')
        .execute();
      assert.deepEqual(words, [{ text: 'sleep coach' }, { text: 'sleepless' }]);
    }
  });

  test('whoever is no operator adds and removes nothing', async () => {
    const person = await signedIn(running.app, 'doctor');
    for (const [url, body] of [
      [topics, { name: 'Herbalist', professionId: doctor._id }],
      [`${topics}/removal`, { topicId: doctor._id }],
    ] as const) {
      assert.equal((await person.ask('POST', url, body)).statusCode, 403);
      const visitor = await running.app.inject({ method: 'POST', url, payload: body });
      assert.equal(visitor.statusCode, 401);
    }
  });
});
