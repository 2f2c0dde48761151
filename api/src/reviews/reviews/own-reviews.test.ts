import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { OwnReview, OwnReviewsAnswer, ReviewsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { until } from '../../../test/process/until';
import { publishDue } from './publication';

const order = { stars: 2, recommends: false, text: 'Waited an hour.' };
const clientOrder = { stars: 5, text: 'Came on time.' };
const day = 86_400_000;

onDatabase((open) => {
  let running: TestApp;
  let client: SignedIn;
  let doctor: SignedIn;
  let stranger: SignedIn;
  let dentist = '';
  before(async () => {
    running = await startTestApp(open, { vendors: 30 });
    client = await signedIn(running.app, 'user');
    doctor = await signedIn(running.app, 'doctor');
    stranger = await signedIn(running.app, 'ca');
    dentist = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  const booked = (values: Partial<Parameters<typeof storedBooking>[1]> = {}) =>
    storedBooking(running.database, { vendor_id: dentist, user_id: client.userId, ...values });
  const write = (bookingId: string, body: object = order, headers = {}) =>
    client.ask('POST', `/api/bookings/${bookingId}/review`, body, headers);
  const writeAboutClient = (bookingId: string, who = doctor) =>
    who.ask('POST', `/api/bookings/${bookingId}/client-review`, clientOrder);
  const written = async (values = {}): Promise<OwnReview> => {
    const response = await write(await booked(), { ...order, ...values });
    assert.equal(response.statusCode, 201, response.body);
    return response.json();
  };
  const published = async (values = {}): Promise<OwnReview> => {
    const review = await written(values);
    await writeAboutClient(review.bookingId);
    return review;
  };
  const mine = async (sort = 'newest'): Promise<OwnReviewsAnswer> =>
    (await client.ask('GET', `/api/me/reviews?sort=${sort}`)).json();
  const own = async (id: string) => (await mine()).reviews.find(({ _id }) => _id === id);
  const shown = async (): Promise<ReviewsAnswer> =>
    (await running.app.inject(`/api/vendors/${dentist}/reviews`)).json();
  const isShown = async (id: string) => (await shown()).reviews.some(({ _id }) => _id === id);
  const age = (id: string, column: 'created_at' | 'published_at', days: number) =>
    running.database.query
      .updateTable('review')
      .set({ [column]: new Date(Date.now() - days * day) })
      .where('id', '=', id)
      .execute();

  test('a review is for the client of a booking that took place', async () => {
    const problemOf = async (bookingId: string, who = client) => {
      const answer = await who.ask('POST', `/api/bookings/${bookingId}/review`, order);
      return answer.json().code;
    };
    assert.equal(await problemOf(await booked({ status: 'confirmed' })), 'booking-state');
    assert.equal(await problemOf(await booked({ status: 'no-show' })), 'booking-state');
    assert.equal(await problemOf(await booked(), stranger), 'not-found');
    assert.equal(await problemOf(await booked(), doctor), 'not-found');
    assert.equal(await problemOf(await booked({ user_id: null })), 'not-found');
    assert.equal(await problemOf(randomUUID()), 'not-found');
  });

  test('a review is also for the account that has proved the e-mail of a guest', async () => {
    const as = (client_email: string) => booked({ user_id: null, client_email });
    assert.equal((await write(await as('user@demo.example'))).statusCode, 201);
    assert.equal((await write(await as('other@demo.example'))).statusCode, 404);
  });

  test('until both have written, only its writer sees a review', async () => {
    const before = await shown();
    const review = await written({ mayBeStory: true });
    assert.equal(review.isPublished, false);
    const waits = Date.parse(review.publishedAt) - Date.parse(review.time);
    assert.ok(Math.abs(waits - 7 * day) < 1_000);
    assert.deepEqual([review.reviewer, review.visitedFor], ['Kavya M.', 'Consultation']);
    assert.equal(review.vendor._id, dentist);
    assert.deepEqual(await own(review._id), review);
    await publishDue(running.database.query);
    assert.deepEqual(await shown(), before);
    assert.equal(
      (await doctor.ask('POST', `/api/reviews/${review._id}/reply`, { text: 'Oh' })).statusCode,
      404,
    );

    assert.equal((await writeAboutClient(review.bookingId)).statusCode, 204);
    const after = await shown();
    assert.equal(after.reviews[0]?._id, review._id);
    assert.equal(after.total, before.total + 1);
    assert.equal(after.histogram[3]?.count, before.histogram[3]!.count + 1);
    assert.equal((await own(review._id))?.isPublished, true);
  });

  test('who writes second is public at once', async () => {
    const bookingId = await booked();
    assert.equal((await writeAboutClient(bookingId)).statusCode, 204);
    const review: OwnReview = (await write(bookingId)).json();
    assert.equal(review.isPublished, true);
    assert.ok(await isShown(review._id));
  });

  test('of two sides that write at once neither waits for the other', async () => {
    const bookings = await Promise.all(Array.from({ length: 8 }, () => booked()));
    const both = bookings.flatMap((id) => [write(id), writeAboutClient(id)]);
    for (const { statusCode } of await Promise.all(both)) assert.ok(statusCode < 300);
    const { reviews } = await mine();
    const made = reviews.filter(({ bookingId }) => bookings.includes(bookingId));
    assert.deepEqual(
      made.map(({ isPublished }) => isPublished),
      bookings.map(() => true),
    );
  });

  test('after seven days a review is public though the other side said nothing', async () => {
    const review = await written();
    const { total } = await shown();
    await age(review._id, 'published_at', 0);
    await Promise.all([publishDue(running.database.query), publishDue(running.database.query)]);
    assert.ok(await isShown(review._id));
    assert.equal((await shown()).total, total + 1);
  });

  test('each side writes once, however often and quickly it is asked', async () => {
    const bookingId = await booked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(bookingId)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [201, 409, 409, 409, 409, 409]);
    const said = await Promise.all(Array.from({ length: 3 }, () => writeAboutClient(bookingId)));
    assert.deepEqual(said.map(({ statusCode }) => statusCode).sort(), [204, 409, 409]);
  });

  test('a review that is sent again with its key is answered again', async () => {
    const bookingId = await booked();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await write(bookingId, order, key), await write(bookingId, order, key)];
    assert.equal(again.statusCode, 201);
    assert.deepEqual(again.json(), first.json());
    const other = await write(await booked(), order, key);
    assert.equal(other.json().code, 'conflict');
  });

  test('a review is changed, and what it said is kept', async () => {
    const review = await published({ stars: 1 });
    const before = await shown();
    const change = { stars: 5, recommends: true, text: 'They called to apologise.' };
    const changed = await client.ask('PUT', `/api/reviews/${review._id}`, change);
    assert.deepEqual(changed.json(), { ...(await own(review._id)), ...change });
    const after = await shown();
    assert.equal(after.histogram[0]?.count, before.histogram[0]!.count + 1);
    assert.equal(after.histogram[4]?.count, before.histogram[4]!.count - 1);
    const kept = await running.database.query
      .selectFrom('review_edit')
      .select(['stars', 'recommends', 'text'])
      .where('review_id', '=', review._id)
      .execute();
    assert.deepEqual(kept, [{ stars: 1, recommends: false, text: order.text }]);
  });

  test('after thirty days it stays as it is', async () => {
    const review = await published();
    await age(review._id, 'created_at', 31);
    const answer = await client.ask('PUT', `/api/reviews/${review._id}`, order);
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'too-late']);
  });

  test('a review that is taken back is gone from list and figures, and may be written anew', async () => {
    const review = await published();
    const { total } = await shown();
    assert.equal((await client.ask('DELETE', `/api/reviews/${review._id}`)).statusCode, 204);
    assert.equal((await shown()).total, total - 1);
    assert.equal(await own(review._id), undefined);
    assert.equal((await client.ask('DELETE', `/api/reviews/${review._id}`)).statusCode, 404);
    assert.equal((await write(review.bookingId)).statusCode, 201);
  });

  test('the professional answers, and may answer otherwise', async () => {
    const review = await published();
    const reply = (who: SignedIn, text: string) =>
      who.ask('POST', `/api/reviews/${review._id}/reply`, { text });
    assert.equal((await reply(stranger, 'Not mine')).statusCode, 404);
    assert.equal((await reply(doctor, 'Sorry.')).statusCode, 204);
    assert.equal((await reply(doctor, 'Sorry, we were two short.')).statusCode, 204);
    const { reviews } = await shown();
    const public_ = reviews.find(({ _id }) => _id === review._id);
    assert.equal(public_?.reply?.text, 'Sorry, we were two short.');
    assert.deepEqual((await own(review._id))?.reply, public_?.reply);
  });

  test('the professional hears of what is public, the client of the answer, each once', async () => {
    const notificationsOf = async ({ ask }: SignedIn) =>
      (await ask('GET', '/api/notifications'))
        .json()
        .notifications.map(({ title, text, link }: Record<string, string>) => [title, text, link]);
    const [heardBefore, answeredBefore] = [
      await notificationsOf(doctor),
      await notificationsOf(client),
    ];
    const review = await written({ stars: 1 });
    assert.deepEqual(await notificationsOf(doctor), heardBefore);
    await writeAboutClient(review.bookingId);
    const page = `/doctor-detail?id=${dentist}&tab=reviews`;
    assert.deepEqual((await notificationsOf(doctor))[0], [
      'A new review of you',
      'Kavya M. gave you one star.',
      page,
    ]);
    for (const text of ['Sorry.', 'Very sorry.']) {
      await doctor.ask('POST', `/api/reviews/${review._id}/reply`, { text });
    }
    assert.equal((await notificationsOf(client)).length, answeredBefore.length + 1);
    assert.match((await notificationsOf(client))[0][1], /^Dr\. Ananya Hegde has answered/);
  });

  test('one person reports a review once', async () => {
    const review = await published();
    const report = (reason: string) =>
      stranger.ask('POST', `/api/reviews/${review._id}/report`, { reason });
    assert.equal((await report('Rude')).statusCode, 204);
    assert.equal((await report('Rude, and not true')).statusCode, 204);
    const rows = await running.database.query
      .selectFrom('review_report')
      .select(['user_id', 'reason'])
      .where('review_id', '=', review._id)
      .execute();
    assert.deepEqual(rows, [{ user_id: stranger.userId, reason: 'Rude, and not true' }]);
    const hidden = await written();
    const unseen = await stranger.ask('POST', `/api/reviews/${hidden._id}/report`, { reason: '?' });
    assert.equal(unseen.statusCode, 404);
  });

  test('nobody changes or takes back what somebody else has written', async () => {
    const review = await published();
    for (const who of [stranger, doctor]) {
      const url = `/api/reviews/${review._id}`;
      assert.equal((await who.ask('PUT', url, order)).statusCode, 404);
      assert.equal((await who.ask('DELETE', url)).statusCode, 404);
    }
    assert.equal((await writeAboutClient(await booked(), stranger)).statusCode, 404);
  });

  test('my reviews come in the order that is asked for, all of them counted', async () => {
    const { total, reviews } = await mine();
    assert.equal(total, reviews.length);
    const times = reviews.map(({ time }) => time);
    assert.deepEqual(times, [...times].sort().reverse());
    assert.deepEqual(
      (await mine('oldest')).reviews.map(({ time }) => time),
      [...times].sort(),
    );
    const stars = (await mine('rating')).reviews.map((review) => review.stars);
    assert.deepEqual(stars, [...stars].sort().reverse());
    assert.equal((await stranger.ask('GET', '/api/me/reviews')).json().total, 0);
  });

  const bad: [what: string, body: object][] = [
    ['no stars', { ...order, stars: undefined }],
    ['six stars', { ...order, stars: 6 }],
    ['half a star', { ...order, stars: 4.5 }],
    ['no word', { ...order, text: ' ' }],
    ['a book', { ...order, text: 'a'.repeat(2_001) }],
    ['half a character', { ...order, text: 'so \ud83d' }],
    ['a maybe', { ...order, recommends: 'maybe' }],
  ];
  for (const [what, body] of bad) {
    test(`${what} is no review`, async () => {
      const answer = await write(await booked(), body);
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
    });
  }

  test('lists and suggestions hear of new figures', async () => {
    const { query } = running.database;
    const listedRating = async () =>
      (
        await query
          .selectFrom('search_row')
          .select('rating')
          .where('vendor_id', '=', dentist)
          .executeTakeFirstOrThrow()
      ).rating;
    await published({ stars: 1 });
    const { rating_rank } = await query
      .selectFrom('vendor')
      .select('rating_rank')
      .where('id', '=', dentist)
      .executeTakeFirstOrThrow();
    await until(async () => (await listedRating()) === rating_rank, 'lists hear of it');
  });
});
