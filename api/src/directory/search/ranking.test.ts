import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type {
  Category,
  RankedPlace,
  SearchAnswer,
  SearchExplanation,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { seedReference } from '../../../seed/reference/seed-reference';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import type { Tables } from '../../core/db/tables.generated';
import { refreshVendors } from './index-vendors';
import { type Reading, readMerged, readSorted } from './list.store';
import { orders } from './order.model';
import { pointsForMatch, rankingWeights } from './ranking.model';
import { readRankingFacts } from './ranking.store';

const sumOf = ({ parts }: Pick<RankedPlace, 'parts'>) =>
  Object.values(parts).reduce((sum, { points }) => sum + points, 0);

onDatabase((open) => {
  let running: TestApp;
  let query: Kysely<Tables>;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
    query = running.database.query;
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const explain = async (words: string, loc?: string): Promise<SearchExplanation> => {
    const url = `/api/operator/search/explanation?${new URLSearchParams({ q: words, ...(loc && { loc }) })}`;
    const answer = await operator.ask('GET', url);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const search = async (asked: Record<string, string>): Promise<SearchAnswer> =>
    (await running.app.inject({ url: '/api/search', query: asked })).json();
  const anyDentist = () =>
    query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.sub_category_id')
      .select(['vendor.id', 'vendor.name'])
      .where('category.slug', '=', 'dentist')
      .where('vendor.status', '=', 'live')
      .orderBy('vendor.id')
      .executeTakeFirstOrThrow();

  for (const [words, loc] of [
    ['dentist', 'hsr-layout'],
    ['tooth pain', undefined],
    ['teacher', 'electronic-city'],
    ['lady doctor under 1000', 'hebbal'],
  ] as const) {
    test(`the explained order of “${words}” is that of its results, and its parts add up`, async () => {
      const { places } = await explain(words, loc);
      assert.ok(places.length > 2);
      const { vendors } = await search({ q: words, ...(loc && { loc }), limit: '5' });
      assert.deepEqual(
        places.map(({ vendorId }) => vendorId),
        vendors.map(({ _id }) => _id),
      );
      for (const place of places) assert.equal(sumOf(place), place.points);
      const points = places.map((place) => place.points);
      assert.deepEqual(
        points,
        [...points].sort((a, b) => b - a),
      );
    });
  }

  test('the rank of every vendor is the sum of its parts', async () => {
    const rows = await query.selectFrom('search_row').select(['vendor_id', 'rank']).execute();
    assert.ok(rows.length > 300);
    const facts = await readRankingFacts(
      query,
      rows.map(({ vendor_id }) => vendor_id),
    );
    const ranks = new Map(rows.map(({ vendor_id, rank }) => [vendor_id, rank]));
    for (const row of facts) {
      const { rating_points, response_points, availability_points, completeness_points } = row;
      assert.equal(
        ranks.get(row.id),
        rating_points + response_points + availability_points + completeness_points,
      );
    }
  });

  test('words that name a person are explained without a topic', async () => {
    const { name } = await anyDentist();
    const { meant, places } = await explain(name);
    assert.equal(meant, null);
    assert.ok(places.some((place) => place.name === name && place.parts.text.topic === null));
  });

  const changes: [
    part: keyof RankedPlace['parts'],
    worse: Partial<{ reply_minutes: number; working_hours: string; about: string }>,
    better: Partial<{ reply_minutes: number; working_hours: string; about: string }>,
    points: number,
  ][] = [
    ['response', { reply_minutes: 1_440 }, { reply_minutes: 0 }, rankingWeights.response.most],
    [
      'availability',
      { working_hours: hours(1) },
      { working_hours: hours(1, 3, 5) },
      2 * rankingWeights.availability.perDay,
    ],
    ['completeness', { about: '' }, { about: 'Hello.' }, rankingWeights.completeness.perDetail],
  ];
  for (const [part, worse, better, points] of changes) {
    test(`${part} counts ${points} points`, async () => {
      const { id, name } = await anyDentist();
      const rankWith = async (values: object) => {
        await query.updateTable('vendor').set(values).where('id', '=', id).execute();
        await query.transaction().execute((trx) => refreshVendors(trx, [id]));
        const { places } = await explain(name);
        const place = places.find(({ vendorId }) => vendorId === id);
        assert.ok(place);
        assert.equal(sumOf(place), place.points);
        return place;
      };
      const before = await rankWith(worse);
      const now = await rankWith(better);
      assert.equal(now.points - before.points, points);
      assert.equal(now.parts[part].points - before.parts[part].points, points);
    });
  }

  test('equals stand in the same order, page by page', async () => {
    const ranks = await query.selectFrom('search_row').select(['vendor_id', 'rank']).execute();
    await query.updateTable('search_row').set({ rank: 4_000 }).execute();
    try {
      const all = (await search({ q: 'doctor', limit: '200' })).vendors.map(({ _id }) => _id);
      assert.deepEqual(all, [...all].sort());
      const pages = await Promise.all(
        [1, 2].map((page) => search({ q: 'doctor', limit: '10', page: `${page}` })),
      );
      const paged = pages.flatMap(({ vendors }) => vendors.map(({ _id }) => _id));
      assert.deepEqual(paged, all.slice(0, 20));
    } finally {
      for (const { vendor_id, rank } of ranks) {
        await query
          .updateTable('search_row')
          .set({ rank })
          .where('vendor_id', '=', vendor_id)
          .execute();
      }
    }
  });

  test('a paid place changes no order', async () => {
    const before = await explain('dentist');
    const { vendorId, profession } = before.places.at(-1) as RankedPlace;
    const id = uuidv7();
    await query
      .insertInto('promotion')
      .values({
        ...{ id, slot: 'listing', profession, vendor_id: vendorId, title: 'Braces', text: 'Now' },
        ...{ action: 'Book', starts_at: new Date(0), ends_at: null },
      })
      .execute();
    await query.transaction().execute((trx) => refreshVendors(trx, [vendorId]));
    assert.deepEqual(await explain('dentist'), before);
    await query.deleteFrom('promotion').where('id', '=', id).execute();
  });

  test('a topic that matches the words less stands behind, however the list is read', async () => {
    const all: Category[] = (await running.app.inject('/api/category/getAllCategories')).json();
    const doctors = all.filter(({ profession, parent }) => profession === 'doctor' && parent);
    const places = await query.selectFrom('locality').select(['id', 'city_id']).execute();
    const topics = doctors.map(({ _id }, index) => ({
      id: _id,
      by: pointsForMatch(index === 0 ? 1 : 0.9),
    }));
    const reading: Reading = {
      scope: {
        ...{ level: 'sub_category_id', nodes: topics.map(({ id }) => id), only: null },
        cities: [...new Set(places.map(({ city_id }) => city_id))],
        ...{ localities: places.map(({ id }) => id), circle: null },
      },
      narrowing: { choices: [], weeks: null },
      order: orders.relevance,
      boosts: places.map(({ id }) => ({ id, by: 0 })),
      ...{ topics, from: null, after: null, offset: 0, limit: 200 },
    };
    const { listed } = await readSorted(query, reading);
    assert.ok(listed.length > 20);
    assert.deepEqual(await readMerged(query, reading), listed);
    const plain = await readSorted(query, { ...reading, topics: null });
    const keys = new Map(plain.listed.map(({ vendor_id, key }) => [vendor_id, key]));
    const lost = new Set(listed.map(({ vendor_id, key }) => key - (keys.get(vendor_id) ?? 0)));
    assert.deepEqual(
      [...lost].sort((a, b) => a - b),
      [-50, 0],
    );
    const [, , third] = listed as [unknown, unknown, (typeof listed)[number]];
    const after = { sort: 'relevance', key: third.key, id: third.vendor_id, position: 3 } as const;
    const rest = { ...reading, after, limit: 10 };
    assert.deepEqual(await readMerged(query, rest), listed.slice(3, 13));
    assert.deepEqual((await readSorted(query, rest)).listed, listed.slice(3, 13));
  });

  test('a release with other weights reindexes the vendors when it starts', async () => {
    const ranks = () =>
      query.selectFrom('search_row').select(['vendor_id', 'rank']).orderBy('vendor_id').execute();
    const before = await ranks();
    await query.updateTable('search_row').set({ rank: 1 }).execute();
    const start = () => query.transaction().execute((trx) => seedReference(trx, new Date()));
    await start();
    assert.ok((await ranks()).every(({ rank }) => rank === 1));
    await query
      .updateTable('seed_state')
      .set({ done: 1 })
      .where('step', '=', 'reference/ranking')
      .execute();
    await start();
    assert.deepEqual(await ranks(), before);
  });

  test('only operators are told: a stranger’s explain=1 is ignored', async () => {
    const asked = { q: 'dentist', loc: 'hsr-layout' };
    // Counts are those before the last change until they are read anew, behind an answer.
    const isSame = async () =>
      isDeepStrictEqual(await search({ ...asked, explain: '1' }), await search(asked));
    await until(isSame, 'both answers are the same');
    const url = '/api/operator/search/explanation?q=dentist';
    assert.equal((await running.app.inject(url)).statusCode, 401);
    for (const account of ['user', 'doctor']) {
      const person = await signedIn(running.app, account);
      assert.equal((await person.ask('GET', url)).statusCode, 403);
    }
  });

  test('an explanation counts as no search', async () => {
    await explain('zeppelin repair');
    // What was noted is stored when an app closes.
    await running.app.close();
    const noted = await query
      .selectFrom('search_miss')
      .select('words')
      .where('words', 'like', 'zeppelin%')
      .execute();
    assert.deepEqual(noted, []);
  });
});

function hours(...weekdays: number[]): string {
  return JSON.stringify(weekdays.map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })));
}
