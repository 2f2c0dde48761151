import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { missingSpeciality } from '../../../test/fixtures/alerts';
import { until } from '../../../test/process/until';
import { emailsTo } from '../../../test/services/emails';
import type { Tables } from '../../core/db/tables.generated';
import { vendorChanged } from '../search/vendor-changed';

onDatabase((open) => {
  let running: TestApp;
  let query: Kysely<Tables>;
  let missing: Awaited<ReturnType<typeof missingSpeciality>>;
  before(async () => {
    running = await startTestApp(open, { vendors: 120 });
    ({ query } = running.database);
    missing = await missingSpeciality(running.database);
  });
  after(() => running.close());

  const post = (url: string, payload: object) =>
    running.app.inject({ method: 'POST', url, payload });
  const order = () => {
    const { profession, spec, loc } = missing;
    return { profession, spec, loc };
  };
  const ask = async (email: string, changes: object = {}) =>
    post('/api/listing-alerts', { ...order(), email, ...changes });
  const emails = (email: string) => emailsTo(running.database, email);
  const linkIn = async (email: string, page: 'confirm' | 'end') => {
    const [message] = await emails(email);
    const [, id, key] =
      new RegExp(`/subscriptions/${page}\\?kind=alert&id=([^#]+)#(\\S+)`).exec(
        message?.text ?? '',
      ) ?? [];
    return { id: id as string, key: key as string };
  };
  const follow = ({ id, key }: { id: string; key: string }, action: 'confirm' | 'end') =>
    post(`/api/listing-alerts/${id}/${action}`, { key });
  const stored = (email: string) =>
    query.selectFrom('listing_alert').selectAll().where('email', '=', email).execute();
  const confirmed = async (email: string) => {
    await ask(email);
    assert.equal((await follow(await linkIn(email, 'confirm'), 'confirm')).statusCode, 200);
  };
  const change = (email: string, values: { asked_at?: Date; expires_at?: Date }) =>
    query.updateTable('listing_alert').set(values).where('email', '=', email).execute();

  /** Lists a professional of the missing speciality, and removes it again. */
  const whileListed = async (work: () => Promise<void>) => {
    const id = uuidv7();
    const locality = await query
      .selectFrom('locality')
      .select('id')
      .where('city_id', '=', missing.cityId)
      .executeTakeFirstOrThrow();
    await query.transaction().execute(async (trx) => {
      const top = sql`(SELECT parent_id FROM category WHERE id = ${missing.topicId})`;
      await sql`INSERT INTO vendor SELECT (jsonb_populate_record(vendor, jsonb_build_object(
          'id', ${id}::text, 'user_id', null, 'name', 'Quintessa Novak', 'status', 'live',
          'category_id', ${top}, 'sub_category_id', ${missing.topicId}::text,
          'locality_id', ${locality.id}::text))).*
        FROM vendor WHERE status = 'live' ORDER BY id LIMIT 1`.execute(trx);
      await vendorChanged(trx, id);
    });
    const isListed = async () =>
      (
        await query
          .selectFrom('search_row')
          .select('vendor_id')
          .where('vendor_id', '=', id)
          .execute()
      ).length > 0;
    await until(isListed, 'the professional is not listed');
    try {
      await work();
    } finally {
      await query.transaction().execute(async (trx) => {
        await trx.deleteFrom('vendor').where('id', '=', id).execute();
        await vendorChanged(trx, id);
      });
      await until(async () => !(await isListed()), 'the professional is still listed');
    }
  };
  const noJobs = () =>
    until(
      async () => (await query.selectFrom('job').select('id').execute()).length === 0,
      'jobs are left',
    );

  test('a confirmed address is told once, by the first who is listed, and then forgotten', async () => {
    const email = 'asha@people.example';
    const asked = await ask(email);
    assert.deepEqual([asked.statusCode, asked.json()], [202, { state: 'pending' }]);
    const link = await linkIn(email, 'confirm');
    for (let times = 0; times < 2; times += 1) {
      const answer = await follow(link, 'confirm');
      const { topic, city } = missing;
      assert.deepEqual(
        [answer.statusCode, answer.json()],
        [200, { state: 'confirmed', topic, city }],
      );
    }
    await noJobs();
    assert.equal((await emails(email)).length, 1, 'nobody is listed yet');
    await whileListed(async () => {
      await until(async () => (await emails(email)).length === 2, 'nobody was told');
      const [message] = await emails(email);
      assert.match(message?.subject ?? '', /^Now listed: /);
      assert.match(message?.text ?? '', new RegExp(`spec=${missing.spec}&loc=${missing.loc}`));
      assert.deepEqual(await stored(email), []);
    });
    await whileListed(noJobs);
    assert.equal((await emails(email)).length, 2);
  });

  test('an address that was not confirmed is told nothing', async () => {
    const email = 'unproved@people.example';
    await ask(email);
    await whileListed(noJobs);
    assert.equal((await emails(email)).length, 1);
  });

  test('somebody who is listed before the link is opened is told of at once', async () => {
    const email = 'late@people.example';
    await ask(email);
    const link = await linkIn(email, 'confirm');
    await whileListed(async () => {
      await follow(link, 'confirm');
      await until(async () => (await emails(email)).length === 2, 'nobody was told');
    });
  });

  test('there is nothing to wait for where somebody is listed', async () => {
    await whileListed(async () => {
      const answer = await ask('there@people.example');
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
    });
    assert.deepEqual(await stored('there@people.example'), []);
  });

  test('asking again sends no second email at once, and never makes a second alert', async () => {
    const email = 'again@people.example';
    await ask(email);
    await ask(email.toUpperCase());
    assert.equal((await emails(email)).length, 1);
    assert.equal((await stored(email)).length, 1);
    const old = await linkIn(email, 'confirm');
    await change(email, { asked_at: new Date(Date.now() - 11 * 60_000) });
    await ask(email);
    assert.equal((await emails(email)).length, 2);
    assert.equal((await stored(email)).length, 1);
    assert.equal((await follow(old, 'confirm')).statusCode, 404, 'the newest email counts');
    assert.equal((await follow(await linkIn(email, 'confirm'), 'confirm')).statusCode, 200);
    await change(email, { asked_at: new Date(Date.now() - 11 * 60_000) });
    assert.deepEqual((await ask(email)).json(), { state: 'pending' });
    assert.equal((await emails(email)).length, 2, 'a confirmed one is not asked again');
  });

  test('links of other emails, forged and old ones change nothing', async () => {
    const email = 'forged@people.example';
    await ask(email);
    const confirm = await linkIn(email, 'confirm');
    const end = await linkIn(email, 'end');
    for (const wrong of [{ ...confirm, key: 'x' }, end, { ...confirm, id: uuidv7() }]) {
      assert.equal((await follow(wrong, 'confirm')).statusCode, 404);
    }
    for (const wrong of [{ ...end, key: 'x' }, confirm, { ...end, id: uuidv7() }]) {
      assert.equal((await follow(wrong, 'end')).statusCode, 404);
    }
    assert.equal((await stored(email))[0]?.is_confirmed, false);
    await change(email, { expires_at: new Date(Date.now() - 1_000) });
    const spent = await follow(confirm, 'confirm');
    assert.deepEqual([spent.statusCode, spent.json().code], [409, 'too-late']);
  });

  test('one press ends an alert, however often it is pressed', async () => {
    const email = 'leaving@people.example';
    await confirmed(email);
    const link = await linkIn(email, 'end');
    const { topic, city } = missing;
    assert.deepEqual((await follow(link, 'end')).json(), { state: 'ended', topic, city });
    assert.deepEqual(await stored(email), []);
    const again = await follow(link, 'end');
    assert.deepEqual(
      [again.statusCode, again.json()],
      [200, { state: 'ended', topic: null, city: null }],
    );
  });

  test('an alert lasts a year and is not sent after it', async () => {
    const email = 'year@people.example';
    await confirmed(email);
    const [alert] = await stored(email);
    const days = ((alert?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000;
    assert.equal(Math.round(days), limits.listingAlertDays);
    await change(email, { expires_at: new Date(Date.now() - 1_000) });
    await whileListed(noJobs);
    assert.equal((await emails(email)).length, 1);
  });

  test('an account’s own address counts at once, whatever address it names', async () => {
    const person = await signedIn(running.app, 'user');
    const answer = await person.ask('POST', '/api/listing-alerts', {
      ...order(),
      email: 'victim@people.example',
    });
    assert.deepEqual([answer.statusCode, answer.json()], [202, { state: 'confirmed' }]);
    assert.deepEqual(await emails('victim@people.example'), []);
    const [alert] = await stored('user@demo.example');
    assert.equal(alert?.is_confirmed, true);
    const link = await linkIn('user@demo.example', 'end');
    assert.equal((await follow(link, 'end')).statusCode, 200);
    assert.deepEqual(await stored('user@demo.example'), []);
  });

  test('an address is written to five times an hour, whoever asks', async () => {
    const email = 'flooded@people.example';
    const topics = await query
      .selectFrom('category')
      .select(['profession', 'slug as spec'])
      .where('parent_id', 'is not', null)
      .where('profession', '=', missing.profession)
      .orderBy('id')
      .execute();
    const loc = missing.loc;
    const answers = [];
    for (const topic of topics.slice(0, 9)) answers.push(await ask(email, { ...topic, loc }));
    const accepted = answers.filter(({ statusCode }) => statusCode === 202);
    assert.ok(accepted.length > 5);
    assert.ok((await emails(email)).length <= 5);
    assert.equal((await stored(email)).length, (await emails(email)).length);
  });

  test('an address has a limited number of alerts', async () => {
    const email = 'collector@people.example';
    const topics = await query.selectFrom('category').select('id').orderBy('id').execute();
    const rows = topics
      .filter(({ id }) => id !== missing.topicId)
      .slice(0, limits.listingAlertsMost)
      .map(({ id }) => ({
        ...{ id: uuidv7(), email, topic_id: id, city_id: missing.cityId, is_confirmed: true },
        ...{ asked_at: new Date(), expires_at: new Date(Date.now() + 1_000_000) },
      }));
    await query.insertInto('listing_alert').values(rows).execute();
    await ask(email);
    const one = await follow(await linkIn(email, 'confirm'), 'confirm');
    assert.deepEqual([one.statusCode, one.json().code], [409, 'conflict']);
    await query
      .deleteFrom('listing_alert')
      .where('email', '=', email)
      .where('is_confirmed', '=', false)
      .execute();
    const person = await signedIn(running.app, 'teacher');
    await query
      .updateTable('listing_alert')
      .set({ email: 'teacher@demo.example' })
      .where('email', '=', email)
      .execute();
    const answer = await person.ask('POST', '/api/listing-alerts', order());
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
  });

  const refused: [what: string, changes: object, status: number][] = [
    ['no address', { email: undefined }, 422],
    ['no address at all', { email: 'nowhere' }, 422],
    ['an unknown profession', { profession: 'astrologer' }, 422],
    ['an unknown speciality', { spec: 'zeppelins' }, 422],
    ['an unknown place', { loc: 'atlantis' }, 404],
  ];
  for (const [what, changes, status] of refused) {
    test(`${what} is refused`, async () => {
      const answer = await ask('refused@people.example', changes);
      assert.equal(answer.statusCode, status, answer.body);
      assert.deepEqual(await stored('refused@people.example'), []);
    });
  }

  test('nothing of what was typed is stored', async () => {
    const email = 'typed@people.example';
    await ask(email, { q: 'my secret illness', text: 'my secret illness' });
    assert.doesNotMatch(JSON.stringify(await stored(email)), /secret/);
  });
});
