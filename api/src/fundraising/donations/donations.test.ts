import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DonationMade } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { type Giving, givingOn } from '../../../test/fixtures/giving';
import { until } from '../../../test/process/until';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let on: Giving;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    on = await givingOn(running);
  });
  after(() => running.close());

  test('a guest gives: nothing before it is paid, then it counts, and a receipt comes', async () => {
    const { publish, campaign, begun, press, read } = on;
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

    const [email] = await emailsTo(running.database, 'first@example.in');
    assert.ok(email?.subject.includes(paid.number), email?.subject);
    assert.ok(email);
    assert.match(email.text, /₹500 to "A guest gives"/);
    assert.match(email.text, /test payment: no real money has moved/);
    assert.ok(email.text.includes(`/donations/${paid._id}#${key}`));
  });

  test('a donation is for whoever gave it, and nobody else', async () => {
    const { operator, asha, publish, given } = on;
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
    const { asha, publish, campaign, given } = on;
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
    const { organiser, publish, begun, given } = on;
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
    const notification = (await organiser.ask('GET', '/api/notifications')).json().notifications;
    assert.ok(notification.some(({ text }: { text: string }) => text === 'Ravi gave to “Seen”.'));
    assert.ok(!JSON.stringify(notification).includes('Secret'));
  });

  test('declined and tried again, told twice, or told late: it is given once', async () => {
    const { publish, campaign, begun, press, read } = on;
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
    await until(async () => (await read(late)).state === 'paid', 'it is paid late');
    const { raised, donors } = await campaign(id);
    assert.deepEqual([raised.amount, donors], [150_000, 3]);
  });

  test('sent twice under one key it is one donation', async () => {
    const { publish, give } = on;
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
    const { publish, give } = on;
    const id = await publish('Refused');
    for (const [what, order, field] of refused) {
      const answer = await give(id, order);
      assert.equal(answer.statusCode, 422, `${what}: ${answer.body}`);
      assert.ok(answer.json().errors[field], `${what}: ${answer.body}`);
    }
    assert.equal((await give(id, { message: 'x'.repeat(20_000) })).statusCode, 413);
  });

  test('fifty at once lose no paisa', async () => {
    const { publish, campaign, begun, press } = on;
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
});
