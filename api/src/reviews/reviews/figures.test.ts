import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type Random, randomFor } from '../../../seed/random';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import type { Database } from '../../core/db/database';
import { idempotentWrites } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import { ownReviewsService } from './own-reviews.service';
import { hideReview, publishDue } from './publication';
import { ratingColumns, type StarCounts } from './rating.model';
import { responsesService } from './responses.service';

const steps = 100;

onDatabase((open) => {
  let database: Database;
  let vendor = '';
  let client = '';
  before(async () => {
    database = await open(0);
    vendor = await demoVendor(database, 'officer');
    const { id } = await database.query
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'user@demo.example')
      .executeTakeFirstOrThrow();
    client = id;
  });
  after(() => database.close());

  const own = () => ownReviewsService(database.query, idempotentWrites(database.query));
  const responses = () => responsesService(database.query);
  const order = (random: Random) => ({
    stars: random.int(1, 5),
    recommends: random.chance(0.5),
    text: 'So it was.',
  });

  /** A random review that is not a sample. */
  async function someReview(random: Random) {
    const rows = await database.query
      .selectFrom('review')
      .select(['id', 'is_hidden'])
      .where('user_id', '=', client)
      .where('vendor_id', '=', vendor)
      .orderBy('id')
      .execute();
    return rows.length === 0 ? undefined : random.pick(rows);
  }

  const actions: Record<string, (random: Random) => Promise<unknown>> = {
    async write(random) {
      const booking = await storedBooking(database, { vendor_id: vendor, user_id: client });
      const side = [
        () => own().write(client, booking, order(random), undefined),
        () => responses().reviewClient(vendor, booking, { stars: 4, text: 'Kind.' }),
      ];
      if (random.chance(0.5)) side.reverse();
      await side[0]?.();
      if (random.chance(0.5)) await side[1]?.();
    },
    async edit(random) {
      const review = await someReview(random);
      if (!review) return;
      await own().change(client, review.id, order(random));
    },
    async remove(random) {
      const review = await someReview(random);
      if (!review || random.chance(0.3)) return;
      await own().remove(client, review.id);
    },
    async hide(random) {
      const review = await someReview(random);
      if (!review) return;
      await database.query
        .transaction()
        .execute((trx) => hideReview(trx, review.id, !review.is_hidden));
    },
    async grow(random) {
      const review = await someReview(random);
      if (!review) return;
      await sql`UPDATE review SET published_at = least(published_at, now())
        WHERE id = ${review.id}`.execute(database.query);
      await Promise.all([publishDue(database.query), publishDue(database.query)]);
    },
  };

  /** The figures counted from the rows, without the stored ones. */
  async function counted(): Promise<StarCounts> {
    const { rows } = await sql<{ counts: StarCounts }>`
      SELECT array_agg(reviews ORDER BY star) AS counts FROM (
        SELECT star, count(review.id)::int AS reviews
        FROM generate_series(1, 5) star LEFT JOIN review
          ON stars = star AND vendor_id = ${vendor} AND published_at <= now() AND NOT is_hidden
        GROUP BY star) per_star`.execute(database.query);
    return rows[0]!.counts;
  }

  const usual = ['write', 'write', 'write', 'edit', 'remove', 'hide', 'grow'];

  /** Two concurrent actions; one may find that the other has just removed its review. */
  async function twoActions(random: Random): Promise<string> {
    const names = [random.pick(usual), random.pick(usual)];
    const done = await Promise.allSettled(names.map((name) => actions[name]?.(random)));
    for (const one of done) {
      const isGone = one.status === 'rejected' && one.reason instanceof ApiError;
      if (one.status === 'rejected' && !isGone) throw one.reason;
    }
    return names.join(' and ');
  }

  test('whatever happens to reviews, the figures are those of the ones that can be read', async () => {
    const random = randomFor(7, 0, 'history');
    const seen = new Set<string>();
    for (let step = 0; step < steps; step += 1) {
      const done = await twoActions(random);
      const kept = await database.query
        .selectFrom('vendor')
        .select(['rating_sum', 'rating_count', 'rating_rank', 'rating_counts'])
        .where('id', '=', vendor)
        .executeTakeFirstOrThrow();
      assert.deepEqual(kept, ratingColumns(await counted()), `${step}: ${done}`);
      seen.add(kept.rating_counts.join());
    }
    assert.ok(seen.size > steps / 3, 'the figures moved');
  });
});
