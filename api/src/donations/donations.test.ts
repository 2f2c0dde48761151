import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Donation, DonationMade } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/app';
import { onBothDatabases } from '../testing/databases';
import { aCompleteDraft, publishedCampaign } from '../testing/funding-examples';
import { lettersTo } from '../testing/letters';
import { balances } from '../testing/money';
import { type SignedIn, signedIn } from '../testing/signed-in';

const guest = { name: 'Ravi Kumar', email: 'ravi@example.in', isAnonymous: false };

onBothDatabases((open) => {
  let running: TestApp;
  let organiser: SignedIn;
  let operator: SignedIn;
  let asha: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 8 });
    organiser = await signedIn(running.app, 'ca');
    operator = await signedIn(running.app, 'operator');
    asha = await signedIn(running.app, 'user');
    await running.app.ready();
  });
  after(() => running.close());

  const publish = (title: string) =>
    publishedCampaign({ running, organiser }, aCompleteDraft({ title }));
  const slugOf = async (id: string): Promise<string> =>
    (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json().slug;
  const campaign = async (id: string) =>
    (await running.app.inject(`/api/campaigns/${await slugOf(id)}`)).json();

  const give = (id: string, order: object, headers: Record<string, string> = {}) =>
    running.app.inject({
      ...{ method: 'POST', url: `/api/campaigns/${id}/donations`, headers },
      payload: { ...guest, amount: 50_000, ...order },
    });
  const begun = async (id: string, order: object = {}): Promise<DonationMade> => {
    const answer = await give(id, order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const withKey = (key: string | null) => (key === null ? {} : { 'booking-key': key });
  const press = ({ donation, key }: DonationMade, outcome: string, paymentId?: string) =>
    running.app.inject({
      ...{ method: 'POST', payload: { outcome }, headers: withKey(key) },
      url: `/api/payments/${paymentId ?? donation.payment?._id}/test`,
    });
  const read = async ({ donation, key }: DonationMade): Promise<Donation> =>
    (
      await running.app.inject({
        url: `/api/donations/${donation._id}`,
        headers: withKey(key),
      })
    ).json();
  const given = async (id: string, order: object = {}): Promise<DonationMade> => {
    const made = await begun(id, order);
    assert.equal((await press(made, 'success')).statusCode, 200);
    return made;
  };
  const stop = (id: string, reason = 'Nobody knows the school.') =>
    operator.ask('POST', '/api/operator/queues/campaigns/decisions', {
      ...{ ids: [id], decision: 'stop', reason },
    });
  const until = async (isSo: () => Promise<boolean>) => {
    for (const end = Date.now() + 20_000; !(await isSo()); await sleep(50)) {
      assert.ok(Date.now() < end, 'it did not become so');
    }
  };

  test('a guest gives: nothing before it is paid, then it counts, and a receipt comes', async () => {
    const id = await publish('A guest gives');
    const made = await begun(id, { email: 'first@example.in', message: 'Go\u202E on\u200B!' });
    const { donation, key } = made;
    assert.ok(key);
    assert.equal(donation.state, 'waiting');
    assert.equal(donation.message, 'Go on!');
    assert.equal(donation.isTest, true);
    assert.equal((await campaign(id)).raised.amount, 0);

    await press(made, 'success');
    const paid = await read(made);
    assert.equal(paid.state, 'paid');
    assert.equal(paid.payment, null);
    assert.ok(paid.paidAt);
    const { raised, donors } = await campaign(id);
    assert.deepEqual([raised, donors], [{ amount: 50_000, currency: 'INR' }, 1]);

    const [letter] = await lettersTo(running.database, 'first@example.in');
    assert.ok(letter?.subject.includes(paid.number), letter?.subject);
    assert.ok(letter);
    assert.match(letter.text, /₹500 to "A guest gives"/);
    assert.match(letter.text, /test payment: no money has moved/);
    assert.ok(letter.text.includes(`/donations/${paid._id}#${key}`));
  });

  test('a donation is for whoever gave it, and nobody else', async () => {
    const id = await publish('Whose it is');
    const made = await given(id);
    const url = `/api/donations/${made.donation._id}`;
    for (const headers of [{}, { 'booking-key': 'guessed' }]) {
      assert.equal((await running.app.inject({ url, headers })).statusCode, 404);
    }
    assert.equal((await asha.ask('GET', url)).statusCode, 404);
    const paying = `/api/payments/${made.donation.payment?._id}`;
    assert.equal((await running.app.inject(paying)).statusCode, 404);
    const own = (
      await asha.ask('POST', `/api/campaigns/${id}/donations`, { amount: 1_000, isAnonymous: true })
    ).json<DonationMade>();
    assert.equal(own.key, null);
    assert.equal((await asha.ask('GET', `/api/donations/${own.donation._id}`)).statusCode, 200);
    assert.equal((await operator.ask('GET', `/api/donations/${own.donation._id}`)).statusCode, 404);
  });

  test('who gives twice is one donor, also before logging in', async () => {
    const id = await publish('Donors');
    await given(id, { email: 'ravi@example.in' });
    await given(id, { email: 'RAVI@example.in' });
    await given(id, { email: 'user@demo.example' });
    const own = (
      await asha.ask('POST', `/api/campaigns/${id}/donations`, { amount: 1_000, isAnonymous: true })
    ).json<DonationMade>();
    const paying = `/api/payments/${own.donation.payment?._id}/test`;
    assert.equal((await asha.ask('POST', paying, { outcome: 'success' })).statusCode, 200);
    const { raised, donors } = await campaign(id);
    assert.deepEqual([raised.amount, donors], [151_000, 2]);
  });

  test('the organiser sees what was given, and not who wants not to be named', async () => {
    const id = await publish('Seen');
    await given(id, { name: 'Ravi', message: 'For the lamps' });
    await given(id, { name: 'Secret', isAnonymous: true });
    await begun(id, { name: 'Never paid' });
    const { donations } = (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json();
    assert.deepEqual(
      donations.map(({ name, message, state }: { [key: string]: unknown }) => [
        name,
        message,
        state,
      ]),
      [
        [null, null, 'paid'],
        ['Ravi', 'For the lamps', 'paid'],
      ],
    );
    const news = (await organiser.ask('GET', '/api/notifications')).json().notifications;
    assert.ok(news.some(({ text }: { text: string }) => text === 'Ravi gave to “Seen”.'));
    assert.ok(!JSON.stringify(news).includes('Secret'));
  });

  test('declined and tried again, told twice, or told late: it is given once', async () => {
    const id = await publish('Once');
    const declined = await begun(id);
    assert.equal((await press(declined, 'decline')).json().state, 'failed');
    assert.equal((await read(declined)).state, 'failed');
    assert.equal((await campaign(id)).raised.amount, 0);
    assert.equal((await press(declined, 'success')).json().state, 'paid');
    assert.equal((await read(declined)).state, 'paid');
    await press(await begun(id, { email: 'b@example.in' }), 'twice');
    const late = await begun(id, { email: 'c@example.in' });
    await press(late, 'delay');
    assert.equal((await read(late)).state, 'waiting');
    await until(async () => (await read(late)).state === 'paid');
    const { raised, donors } = await campaign(id);
    assert.deepEqual([raised.amount, donors], [150_000, 3]);
  });

  test('sent twice under one key it is one donation', async () => {
    const id = await publish('Pressed twice');
    const headers = { 'idempotency-key': '0194fdc2-fa2f-7cc0-81d3-ff120745b111' };
    const answers = await Promise.all([give(id, {}, headers), give(id, {}, headers)]);
    const [one, other] = answers.map((answer) => answer.json<DonationMade>());
    assert.deepEqual(one, other);
    const rows = await running.database.query
      .selectFrom('donation')
      .select('id')
      .where('campaign_id', '=', id)
      .execute();
    assert.equal(rows.length, 1);
  });

  const refused: [what: string, order: object, field: string][] = [
    ['less than ₹10', { amount: 999 }, 'amount'],
    ['more than ₹5,00,000', { amount: 50_000_001 }, 'amount'],
    ['a part of a paisa', { amount: 1_000.5 }, 'amount'],
    ['words', { amount: 'all' }, 'amount'],
    ['no name', { name: undefined }, 'name'],
    ['no address', { email: undefined }, 'email'],
    ['a bad address', { email: 'ravi' }, 'email'],
    ['a name that nobody sees', { name: '\u200B\u200B' }, 'name'],
    ['a long message', { message: 'x'.repeat(501) }, 'message'],
  ];
  test('what cannot be given says what is wrong, at its field', async () => {
    const id = await publish('Refused');
    for (const [what, order, field] of refused) {
      const answer = await give(id, order);
      assert.equal(answer.statusCode, 422, `${what}: ${answer.body}`);
      assert.ok(answer.json().errors[field], `${what}: ${answer.body}`);
    }
    assert.equal((await give(id, { message: 'x'.repeat(20_000) })).statusCode, 413);
  });

  test('fifty at once lose no paisa', async () => {
    const id = await publish('Fifty');
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        begun(id, { amount: 1_001 + nth, email: `d${nth % 25}@example.in` }),
      ),
    );
    const answers = await Promise.all(made.map((one) => press(one, 'twice')));
    for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body);
    const { raised, donors } = await campaign(id);
    assert.deepEqual([raised.amount, donors], [50 * 1_001 + (49 * 50) / 2, 25]);
  });

  test('a stopped campaign gives all of it back, says why, and takes nothing', async () => {
    const id = await publish('Stopped');
    const before = (await balances(running.database.query))['campaign-funds'] ?? 0;
    const one = await given(id, { email: 'one@example.in' });
    await given(id, { email: 'two@example.in', amount: 70_000 });
    const open = await begun(id, { email: 'three@example.in' });
    const late = await begun(id, { email: 'four@example.in' });
    await press(late, 'delay');

    const answer = await stop(id);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json().settled, [id]);
    assert.deepEqual((await stop(id)).json().settled, []);

    await until(async () => (await read(one)).state === 'refunded');
    await until(async () => (await read(late)).state === 'refunded');
    assert.equal(
      (await read(one)).refundReason,
      'The campaign was stopped: Nobody knows the school.',
    );
    const { raised, donors, state, stopReason } = await campaign(id);
    assert.deepEqual(
      [raised.amount, donors, state, stopReason],
      [0, 0, 'stopped', 'Nobody knows the school.'],
    );
    await until(
      async () => ((await balances(running.database.query))['campaign-funds'] ?? 0) === before,
    );
    const listed = (await running.app.inject('/api/campaigns')).json();
    assert.ok(!listed.some(({ _id }: { _id: string }) => _id === id));

    for (const email of ['one@example.in', 'two@example.in', 'four@example.in']) {
      const [letter] = await lettersTo(running.database, email);
      assert.match(letter?.subject ?? '', /^Your donation is given back/);
      assert.match(letter?.text ?? '', /Nobody knows the school\./);
    }
    const [told] = await lettersTo(running.database, 'ca@demo.example');
    assert.equal(told?.subject, 'Your campaign was stopped: Stopped');
    assert.equal((await give(id, {})).json().code, 'campaign-over');
    await press(open, 'decline');
    assert.equal((await press(open, 'success')).json().code, 'campaign-over');
  });

  test('stopped while many give: nothing stays with it, and nobody waits for ever', async () => {
    const id = await publish('Race');
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => begun(id, { email: `r${nth}@example.in` })),
    );
    await Promise.all([...made.map((one) => press(one, 'success')), stop(id)]);
    await until(async () => {
      const donations = await Promise.all(made.map(read));
      return donations.every(({ state }) => state === 'refunded');
    });
    const { rows } = await sql<{ left: number }>`SELECT coalesce(sum(amount), 0)::int AS left
      FROM ledger_entry WHERE campaign_id = ${id}::uuid AND account <> 'provider-clearing'`.execute(
      running.database.query,
    );
    assert.equal(rows[0]?.left, 0);
  });

  test('an ended campaign takes nothing, and keeps what it has', async () => {
    const id = await publish('Ended');
    await given(id);
    const late = await begun(id, { email: 'late@example.in' });
    const ended = await organiser.ask('POST', `/api/me/campaigns/${id}/end`);
    assert.equal(ended.json().state, 'ended');
    assert.equal((await give(id, {})).json().code, 'campaign-over');
    await press(late, 'success');
    await until(async () => (await read(late)).state === 'refunded');
    const { raised, state } = await campaign(id);
    assert.deepEqual([raised.amount, state], [50_000, 'ended']);
  });

  test('who may invest says so once; only startups are asked', async () => {
    const draft = aCompleteDraft({ kind: 'startup', title: 'Tea by post' });
    const id = await publishedCampaign({ running, organiser }, draft);
    const order = {
      ...{ name: 'Asha', email: 'asha@example.in', phone: '98765 43210' },
      ...{ range: '1-to-5-lakh', message: 'Let us talk.' },
    };
    const send = (to: string, change: object = {}) =>
      running.app.inject({
        ...{ method: 'POST', url: `/api/campaigns/${to}/interest` },
        payload: { ...order, ...change },
      });
    assert.equal((await send(id)).statusCode, 201);
    assert.equal((await send(id, { email: 'ASHA@example.in' })).json().code, 'conflict');
    assert.equal((await send(id, { range: 'all' })).statusCode, 422);
    assert.equal((await send(await publish('No startup'))).statusCode, 404);
    const { interests } = (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json();
    assert.deepEqual(
      interests.map(({ name, range }: { [key: string]: string }) => [name, range]),
      [['Asha', '1-to-5-lakh']],
    );
    const letters = await lettersTo(running.database, 'ca@demo.example');
    const told = letters.filter(({ subject }) => subject === 'Somebody may invest: Tea by post');
    assert.equal(told.length, 1);
  });
});
