import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  DecisionOrder,
  OwnReview,
  QueueAnswer,
  QueueCase,
  StoryDetails,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { hideReview } from '../reviews/publication';
import { storyIn, storySlug } from './story.model';

const told = 'Careful hands\n\nShe took her time.\n\n- and was on time';

for (const text of ['', 'Only a title', '# \n\nBody', `${'a'.repeat(121)}\nBody`]) {
  test(`${JSON.stringify(text.slice(0, 20))} is no story`, () =>
    assert.equal(typeof storyIn(text), 'string'));
}

test('a story’s address is made of its title, whatever that is', () => {
  const id = '018cc251-f400-776a-8c13-0123456789ab';
  assert.equal(storySlug('Careful — Hands!', id), 'careful-hands-456789ab');
  assert.equal(storySlug('ಕಾವ್ಯ', id), 'story-456789ab');
  assert.match(storySlug('a '.repeat(90), id), /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

onDatabase((open) => {
  let running: TestApp;
  let client: SignedIn;
  let doctor: SignedIn;
  let operator: SignedIn;
  let dentist = '';
  before(async () => {
    running = await startTestApp(open, { vendors: 30 });
    client = await signedIn(running.app, 'user');
    doctor = await signedIn(running.app, 'doctor');
    operator = await signedIn(running.app, 'operator');
    dentist = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  const order = { stars: 5, recommends: true, text: 'She took her time.', mayBeStory: true };
  /** Public, since both sides have written. */
  const reviewed = async (values: object = {}): Promise<OwnReview> => {
    const person = { vendor_id: dentist, user_id: client.userId };
    const bookingId = await storedBooking(running.database, person);
    const url = `/api/bookings/${bookingId}`;
    const review = (await client.ask('POST', `${url}/review`, { ...order, ...values })).json();
    await doctor.ask('POST', `${url}/client-review`, { stars: 5, text: 'On time.' });
    return review;
  };
  const queue = '/api/operator/queues/stories';
  const isWaiting = async (id: string) => {
    const { entries }: QueueAnswer = (await operator.ask('GET', queue)).json();
    return entries.some(({ _id }) => _id === id);
  };
  const decide = async (id: string, decided: Omit<DecisionOrder, 'ids'>) =>
    (await operator.ask('POST', `${queue}/decisions`, { ids: [id], ...decided })).json();
  const publish = async (values: object = {}): Promise<OwnReview> => {
    const { _id } = await reviewed(values);
    const { settled } = await decide(_id, { decision: 'publish', text: told });
    assert.deepEqual(settled, [_id]);
    return own(_id);
  };
  const own = async (id: string): Promise<OwnReview> => {
    const { reviews } = (await client.ask('GET', '/api/me/reviews')).json();
    return reviews.find(({ _id }: OwnReview) => _id === id);
  };
  const page = (slug: string | null) => running.app.inject(`/api/stories/${slug}`);
  const isGone = async (slug: string | null) => (await page(slug)).statusCode === 404;
  const notificationsOf = async (who: SignedIn) =>
    (await who.ask('GET', '/api/notifications')).json().notifications[0];

  test('only good, public reviews whose writers allow it are offered to be told', async () => {
    const good = await reviewed();
    assert.equal(good.mayBeStory, true);
    assert.equal(await isWaiting(good._id), true);
    for (const values of [{ stars: 3 }, { mayBeStory: false }]) {
      assert.equal(await isWaiting((await reviewed(values))._id), false);
    }
    const found: QueueCase = (await operator.ask('GET', `${queue}/${good._id}`)).json();
    assert.match(found.draft, /^Kavya M\. on .+\n\nShe took her time\.$/);
  });

  test('a story is told as the operator wrote it, and both sides hear of it', async () => {
    const { story: slug } = await publish();
    assert.match(slug ?? '', /^careful-hands-/);
    const story: StoryDetails = (await page(slug)).json();
    assert.deepEqual(
      [story.title, story.name, story.stars, story.vendor._id],
      ['Careful hands', 'Kavya M.', 5, dentist],
    );
    assert.deepEqual(story.body, [
      { kind: 'paragraph', text: 'She took her time.' },
      { kind: 'list', items: ['and was on time'] },
    ]);
    for (const who of [client, doctor]) {
      assert.equal((await notificationsOf(who)).link, `/stories/${slug}`);
    }
  });

  test('nobody tells a story without a title', async () => {
    const { _id } = await reviewed();
    const { failed } = await decide(_id, { decision: 'publish', text: 'Only a title' });
    assert.equal(failed[0].code, 'validation');
    assert.equal((await own(_id)).story, null);
  });

  test('rejected, it stays a review, its writer hears why, and it waits no more', async () => {
    const { _id } = await reviewed();
    await decide(_id, { decision: 'reject', reason: 'It names a child.' });
    assert.equal(await isWaiting(_id), false);
    assert.match((await notificationsOf(client)).text, /It names a child/);
    const again = await decide(_id, { decision: 'reject', reason: 'Twice.' });
    assert.equal(again.failed[0].code, 'conflict');
  });

  test('a story can be taken down again', async () => {
    const { _id, story } = await publish();
    await decide(_id, { decision: 'take-down', reason: 'The clinic has closed.' });
    assert.equal(await isGone(story), true);
    assert.equal(await isWaiting(_id), false);
    assert.equal((await own(_id)).text, order.text);
  });

  test('its writer takes it back at any time', async () => {
    const { _id, story } = await publish();
    const { query } = running.database;
    const created_at = new Date(Date.now() - 90 * 86_400_000);
    await query.updateTable('review').set({ created_at }).where('id', '=', _id).execute();
    const answer = await client.ask('DELETE', `/api/reviews/${_id}/story`);
    assert.deepEqual([answer.json().mayBeStory, answer.json().story], [false, null]);
    assert.equal(await isGone(story), true);
    assert.equal(await isWaiting(_id), false);
    const late = await decide(_id, { decision: 'publish', text: told });
    assert.equal(late.failed[0].code, 'not-found');
    const { statusCode } = await doctor.ask('DELETE', `/api/reviews/${_id}/story`);
    assert.equal(statusCode, 404);
  });

  test('other words are looked at again; deleted or hidden, it is told no more', async () => {
    const changed = await publish();
    await client.ask('PUT', `/api/reviews/${changed._id}`, { ...order, text: 'Better still.' });
    assert.equal(await isGone(changed.story), true);
    assert.equal(await isWaiting(changed._id), true);

    const deleted = await publish();
    await client.ask('DELETE', `/api/reviews/${deleted._id}`);
    assert.equal(await isGone(deleted.story), true);

    const hidden = await publish();
    await running.database.query.transaction().execute((trx) => hideReview(trx, hidden._id, true));
    assert.equal(await isGone(hidden.story), true);
    assert.equal(await isWaiting(hidden._id), false);
  });

  test('the stories that were there before stay', async () => {
    const stories = (await running.app.inject('/api/stories')).json();
    assert.ok(stories.length >= 6);
  });
});
