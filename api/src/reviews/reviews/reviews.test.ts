import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  limits,
  type Review,
  type ReviewSort,
  type ReviewsAnswer,
} from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { cursorOf, placeOf } from './reviews.model';

onDatabase((open) => {
  let running: TestApp;
  let dentist = '';
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
    dentist = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  const page = async (id: string, query: Record<string, string> = {}): Promise<ReviewsAnswer> => {
    const response = await running.app.inject({ url: `/api/vendors/${id}/reviews`, query });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };

  async function all(id: string, sort: ReviewSort): Promise<Review[]> {
    const found: Review[] = [];
    let next: string | null = null;
    do {
      const answer: ReviewsAnswer = await page(
        id,
        next === null ? { sort } : { sort, cursor: next },
      );
      found.push(...answer.reviews);
      next = answer.next;
    } while (next !== null);
    return found;
  }

  test('the demo dentist has 4.5 with 300 reviews, the officer 1.5 with 10', async () => {
    const liked = await page(dentist);
    assert.deepEqual(liked.rating, { average: 4.5, count: 300 });
    assert.equal(liked.total, 300);
    assert.equal(liked.reviews.length, limits.reviewsPerPage);
    const disliked = await page(await demoVendor(running.database, 'officer'));
    assert.deepEqual(disliked.rating, { average: 1.5, count: 10 });
    assert.equal(disliked.next, null);
  });

  test('the histogram counts the reviews that can be read, five stars first', async () => {
    const { histogram, total } = await page(dentist);
    const reviews = await all(dentist, 'recent');
    assert.deepEqual(
      histogram,
      [5, 4, 3, 2, 1].map((stars) => ({
        stars,
        count: reviews.filter((review) => review.stars === stars).length,
      })),
    );
    assert.equal(total, reviews.length);
  });

  const orders: [ReviewSort, (review: Review) => string][] = [
    ['recent', ({ time }) => time],
    ['high', ({ stars, time }) => `${stars} ${time}`],
    ['low', ({ stars, time }) => `${6 - stars} ${time}`],
  ];
  for (const [sort, key] of orders) {
    test(`sorted by ${sort}, pages neither repeat nor leave out`, async () => {
      const reviews = await all(dentist, sort);
      assert.equal(new Set(reviews.map(({ _id }) => _id)).size, 300);
      const keys = reviews.map(key);
      assert.deepEqual(keys, [...keys].sort().reverse());
    });
  }

  test('everybody’s figures follow from the rows', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT vendor.name FROM vendor LEFT JOIN (
        SELECT vendor_id, count(*) AS reviews, sum(stars) AS stars,
          ARRAY[count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
            count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4),
            count(*) FILTER (WHERE stars = 5)]::int[] AS counts
        FROM review GROUP BY vendor_id
      ) counted ON counted.vendor_id = vendor.id
      WHERE (rating_count, rating_sum, rating_counts) IS DISTINCT FROM
          (coalesce(counted.reviews, 0)::int, coalesce(counted.stars, 0)::int,
            coalesce(counted.counts, '{0,0,0,0,0}'))`.execute(running.database.query);
    assert.deepEqual(rows, []);
  });

  test('nobody is reviewed before joining or after today, or answered before the review', async () => {
    const { rows } = await sql`
      SELECT review.id FROM review JOIN vendor ON vendor.id = review.vendor_id
      WHERE review.created_at > now() OR review.created_at < vendor.created_at
        OR review.replied_at < review.created_at OR review.replied_at > now()`.execute(
      running.database.query,
    );
    assert.deepEqual(rows, []);
  });

  test('two reviews are no rating yet', async () => {
    const few = await running.database.query
      .selectFrom('vendor')
      .select('id')
      .where('rating_count', '=', 2)
      .executeTakeFirstOrThrow();
    const { rating, total, reviews } = await page(few.id);
    assert.deepEqual([rating, total, reviews.length], [null, 2, 2]);
  });

  test('a cursor of another order is refused', async () => {
    const { next } = await page(dentist, { sort: 'high' });
    const response = await running.app.inject({
      url: `/api/vendors/${dentist}/reviews`,
      query: { sort: 'low', cursor: next as string },
    });
    assert.equal(response.statusCode, 422);
    assert.ok(response.json().errors.cursor);
  });

  // Must run last, since it falsifies the teacher's figures.
  test('reviews of one moment are parted by their ids', async () => {
    const teacher = await demoVendor(running.database, 'teacher');
    await running.database.query
      .updateTable('review')
      .set({ created_at: '2026-01-01T00:00:00Z', stars: 4 })
      .where('vendor_id', '=', teacher)
      .execute();
    for (const sort of ['recent', 'high', 'low'] as const) {
      const reviews = await all(teacher, sort);
      assert.equal(new Set(reviews.map(({ _id }) => _id)).size, 300);
    }
  });
});

const place = {
  at: new Date(1_700_000_000_123),
  stars: 4,
  id: '018cc251-f400-776a-8c13-16bcdb665e9f',
};

test('a cursor says where a page ended, for its own order only', () => {
  assert.deepEqual(placeOf('high', cursorOf('high', place)), place);
  assert.equal(placeOf('low', cursorOf('high', place)), undefined);
});

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const broken: [what: string, cursor: string][] = [
  ['nothing', ''],
  ['words', 'not a cursor'],
  ['no id', encoded('recent.1700000000123.4.')],
  ['six stars', encoded(`recent.1700000000123.6.${place.id}`)],
  ['a time without end', encoded(`recent.${'9'.repeat(30)}.4.${place.id}`)],
  ['a statement', encoded(`recent.1.4.'; DROP TABLE review; --`)],
  ['something behind', encoded(`recent.1700000000123.4.${place.id}x`)],
];
for (const [what, cursor] of broken) {
  test(`${what} is no cursor`, () => assert.equal(placeOf('recent', cursor), undefined));
}
