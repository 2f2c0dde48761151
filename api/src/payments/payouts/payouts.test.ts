import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { PayoutAccountOrder, Payouts } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import { earned, paidOnline, payableTo } from '../../../test/fixtures/earned';
import { balances } from '../../../test/fixtures/money';
import { demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { type FakeRazorpayX, startRazorpayX } from '../../../test/services/razorpayx';
import { runPayouts } from './payout-runs';

const bank = {
  ...{ kind: 'bank', holder: 'Joseph Kurian', ifsc: 'HDFC0000123', number: '50100123456789' },
} as const;
const vpa = { kind: 'vpa', holder: 'Joseph Kurian', vpa: 'joseph.kurian@okaxis' } as const;

onDatabase((open) => {
  describe('payouts', () => {
    let fake: FakeRazorpayX;
    let running: TestApp;
    let teacher: SignedIn;
    let operator: SignedIn;
    let sale: { vendorId: string; userId: string };
    before(async () => {
      fake = await startRazorpayX();
      const { keyId, keySecret, webhookSecret, accountNumber, url } = fake.settings;
      const env = {
        ...{ RAZORPAYX_KEY_ID: keyId, RAZORPAYX_KEY_SECRET: keySecret, RAZORPAY_URL: url },
        ...{ RAZORPAYX_WEBHOOK_SECRET: webhookSecret, RAZORPAYX_ACCOUNT_NUMBER: accountNumber },
      };
      running = await startTestApp(open, { vendors: 20, env });
      await running.app.ready();
      teacher = await signedIn(running.app, 'teacher');
      operator = await signedIn(running.app, 'operator');
      const { userId } = await signedIn(running.app, 'user');
      sale = { userId, vendorId: await demoVendor(running.database, 'teacher') };
    });
    after(async () => {
      await running.close();
      await fake.close();
    });
    beforeEach(async () => {
      const { query } = running.database;
      await emptyTables(query, [
        'payout',
        'payout_account',
        'ledger_movement',
        'ledger_entry',
        'notification',
      ]);
      fake.faults.isPending = () => false;
      fake.faults.holderOf = (account) => String(account.name ?? 'Joseph Kurian');
      fake.faults.refuses = () => false;
    });

    const payouts = async (who = teacher): Promise<Payouts> =>
      (await who.ask('GET', '/api/vendors/me/payouts')).json();
    const give = (order: object, who = teacher) =>
      who.ask('PUT', '/api/vendors/me/payout-account', order);
    const earn = async (amount: number) =>
      earned(running.database, await paidOnline(running.database, { ...sale, amount }));
    const request = () =>
      teacher.ask('POST', '/api/vendors/me/payouts', undefined, {
        'idempotency-key': randomUUID(),
      });
    const tell = async () => {
      for (const { headers, body } of fake.takeWebhooks()) {
        const answer = await running.app.inject({
          ...{ method: 'POST', url: '/api/payments/webhooks/razorpayx', payload: body },
          headers: { 'content-type': 'application/json', ...headers },
        });
        assert.equal(answer.statusCode, 204, answer.body);
      }
    };
    const isIn = (state: string) => async () => (await payouts()).account?.state === state;
    const dayPassed = () =>
      sql`UPDATE payout_account SET usable_at = now() - interval '1 minute'`.execute(
        running.database.query,
      );
    const told = async () =>
      (await running.database.query.selectFrom('notification').select('title').execute()).map(
        ({ title }) => title,
      );
    const way = () => 'razorpayx';
    const run = () => runPayouts(running.database.query, way, () => false)();

    test('an account is verified by its bank, shown masked, and used a day later', async () => {
      await earn(50_000);
      assert.equal((await payouts()).account, null);
      const none = await request();
      assert.deepEqual(
        [none.statusCode, none.json().detail.slice(0, 16)],
        [409, 'There is no acco'],
      );
      const given = await give({ ...bank, ifsc: 'hdfc 0000123', number: '5010 0123 4567 89' });
      assert.equal(given.statusCode, 200, given.body);
      assert.equal(given.json().account.mask, 'HDFC0000123 ••••6789');
      assert.doesNotMatch(given.body, /50100123/);
      await until(isIn('verified'), 'the bank knows it');
      const stored = await running.database.query
        .selectFrom('payout_account')
        .selectAll()
        .executeTakeFirstOrThrow();
      assert.doesNotMatch(JSON.stringify(stored), /50100123/);
      const early = await request();
      assert.deepEqual([early.statusCode, /is used from/.test(early.json().detail)], [409, true]);
      await run();
      assert.deepEqual((await payouts()).payouts, []);
      await dayPassed();
      assert.equal((await request()).statusCode, 200);
      await until(async () => (await payouts()).payouts[0]?.state === 'paid', 'it is paid');
      const [paid] = (await payouts()).payouts;
      assert.match(paid?.bankReference ?? '', /^UTR/);
      assert.deepEqual([paid?.to, paid?.isTest], ['HDFC0000123 ••••6789', false]);
      assert.deepEqual(await told(), [
        ...['Payouts go to another account', 'Your account is verified', '₹500 was paid out'],
      ]);
    });

    test('the same account again changes nothing; another ends it and waits anew', async () => {
      await give(bank);
      await until(isIn('verified'), 'the bank knows it');
      await dayPassed();
      const before = (await payouts()).account;
      assert.deepEqual((await give(bank)).json().account, before);
      const other: PayoutAccountOrder = vpa;
      const { account } = (await give(other)).json();
      assert.deepEqual([account.mask, account.kind], ['jo••••@okaxis', 'vpa']);
      assert.ok(Date.parse(account.usableAt) > Date.now() + 23 * 3_600_000);
      await until(isIn('verified'), 'the bank knows it');
      await earn(50_000);
      assert.equal((await request()).statusCode, 409);
    });

    test('what cannot be an account is refused by field', async () => {
      for (const order of [
        { ...bank, ifsc: 'HDFC1000123' },
        { ...bank, number: '12345678' },
        { ...bank, number: '1'.repeat(19) },
        { ...bank, holder: 'x' },
        { ...vpa, vpa: 'joseph' },
        { ...vpa, kind: 'cash' },
        {},
      ]) {
        assert.equal((await give(order)).statusCode, 422, JSON.stringify(order));
      }
    });

    test('an account that the bank does not know gets nothing', async () => {
      fake.faults.holderOf = () => null;
      await give(bank);
      await until(isIn('refused'), 'the bank does not know it');
      await dayPassed();
      await earn(50_000);
      await run();
      assert.equal((await request()).statusCode, 409);
      assert.equal((await payouts()).account?.problem, 'The bank does not know it.');
      assert.deepEqual((await payouts()).due, [{ amount: 50_000, currency: 'INR' }]);
    });

    test('an account in another name waits for an operator, who sees both names', async () => {
      fake.faults.holderOf = () => 'ARJUN RAO';
      await give(bank);
      await until(isIn('review'), 'the names differ');
      const queue = '/api/operator/queues/payments';
      const [{ _id }] = (await operator.ask('GET', queue)).json().entries;
      const found = (await operator.ask('GET', `${queue}/${_id}`)).json();
      assert.match(found.texts[0].text, /Joseph Kurian\nAccount number: 50100123456789/);
      assert.match(found.texts[0].text, /Holder by the bank: ARJUN RAO/);
      const decide = () =>
        operator.ask('POST', `${queue}/decisions`, {
          ...{ ids: [_id], decision: 'confirm', reason: 'Married name, by certificate' },
        });
      const decided = await decide();
      assert.deepEqual(decided.json().settled, [_id], decided.body);
      assert.equal((await payouts()).account?.state, 'verified');
      assert.deepEqual((await decide()).json().settled, []);
    });

    test('an account of which the bank names no holder waits for an operator', async () => {
      fake.faults.holderOf = () => '';
      await give(bank);
      await until(isIn('review'), 'no holder is named');
      const [waiting] = (await operator.ask('GET', '/api/operator/queues/payments')).json().entries;
      assert.deepEqual(
        [waiting.title, waiting.excerpt],
        ['Account for payouts: HDFC0000123 ••••6789', 'The bank does not say in whose name it is.'],
      );
      await dayPassed();
      await earn(50_000);
      assert.equal((await request()).statusCode, 409);
    });

    test('what comes later is looked up or told, and forged news are refused', async () => {
      fake.faults.isPending = () => true;
      await give(bank);
      const asked = running.database.query
        .selectFrom('payout_account')
        .select('id')
        .where('check_ref', 'is not', null);
      await until(async () => (await asked.execute()).length > 0, 'the bank is asked');
      fake.endAll();
      await tell();
      await until(isIn('verified'), 'a webhook says it');
      await dayPassed();
      await earn(50_000);
      await request();
      await until(async () => (await payouts()).payouts[0]?.state === 'sent', 'it is sent');
      const webhook = fake.sign({ event: 'payout.processed', payload: {} });
      const forged = await running.app.inject({
        ...{ method: 'POST', url: '/api/payments/webhooks/razorpayx', payload: webhook.body },
        headers: { 'x-razorpay-signature': 'no', 'content-type': 'application/json' },
      });
      assert.equal(forged.statusCode, 403);
      fake.endAll(() => 'failed');
      await tell();
      const after = await payouts();
      assert.deepEqual(
        [after.payouts[0]?.state, after.payouts[0]?.problem, after.due],
        ['returned', 'The bank did not take it.', [{ amount: 50_000, currency: 'INR' }]],
      );
      assert.equal((await balances(running.database.query)).payouts, 0);
    });

    test('a run pays each account once a day, and what came back the day after', async () => {
      await payableTo(running.database, sale);
      await give(bank);
      await until(isIn('verified'), 'the bank knows it');
      await dayPassed();
      await earn(9_900);
      await run();
      assert.deepEqual((await payouts()).payouts, []);
      await earn(50_000);
      await Promise.all([run(), run(), run()]);
      await until(async () => (await payouts()).payouts[0]?.state === 'paid', 'it is paid');
      fake.reverse();
      await tell();
      await tell();
      assert.deepEqual((await payouts()).due, [{ amount: 59_900, currency: 'INR' }]);
      await run();
      assert.equal((await payouts()).payouts.length, 1);
      await sql`UPDATE payout_run SET day = day - 1`.execute(running.database.query);
      await run();
      await until(async () => (await payouts()).payouts[0]?.state === 'paid', 'it is paid again');
      const { payouts: owed, bank: paid } = await balances(running.database.query);
      assert.deepEqual([owed, paid], [0, 59_900]);
    });

    test('a campaign pays its organiser when it has ended, never one that was stopped', async () => {
      const { query } = running.database;
      const user = await signedIn(running.app, 'user');
      const campaigns = await query.selectFrom('campaign').select('id').limit(2).execute();
      const [ended = '', stopped = ''] = campaigns.map(({ id }) => id);
      for (const id of [ended, stopped]) {
        await query
          .updateTable('campaign')
          .set({ owner_id: user.userId, ends_at: new Date(Date.now() + 3_600_000) })
          .where('id', '=', id)
          .execute();
        await given(id, 80_000);
        const path = `/api/me/campaigns/${id}/payout-account`;
        assert.equal((await user.ask('PUT', path, vpa)).statusCode, 200);
        assert.equal((await teacher.ask('PUT', path, vpa)).statusCode, 404);
      }
      const of = async (id: string): Promise<Payouts> =>
        (await user.ask('GET', `/api/me/campaigns/${id}/payouts`)).json();
      await until(async () => (await of(ended)).account?.state === 'verified', 'it is known');
      await until(async () => (await of(stopped)).account?.state === 'verified', 'it is known');
      await dayPassed();
      await run();
      assert.deepEqual((await of(ended)).payouts, []);
      await query
        .updateTable('campaign')
        .set({ ends_at: new Date(Date.now() - 1_000) })
        .where('id', 'in', [ended, stopped])
        .execute();
      await query
        .updateTable('campaign')
        .set({ stopped_at: new Date(), stop_reason: 'It was not true.' })
        .where('id', '=', stopped)
        .execute();
      await run();
      await until(async () => (await of(ended)).payouts[0]?.state === 'paid', 'it is paid');
      assert.deepEqual([(await of(ended)).due, (await of(stopped)).payouts], [[], []]);
      assert.deepEqual((await of(ended)).payouts[0]?.amount, { amount: 80_000, currency: 'INR' });
      const raised = await query
        .selectFrom('ledger_entry')
        .select(({ fn }) => fn.sum<number>('amount').as('amount'))
        .where('campaign_id', '=', ended)
        .where('account', '=', 'campaign-funds')
        .executeTakeFirstOrThrow();
      assert.equal(Number(raised.amount), 80_000);
    });

    /** A donation as the ledger has it. */
    async function given(campaign_id: string, amount: number): Promise<void> {
      const { query } = running.database;
      const movement_id = uuidv7();
      await query
        .insertInto('ledger_movement')
        .values({ id: movement_id, kind: 'donation', payment_id: null, booking_id: null })
        .execute();
      const entry = { movement_id, campaign_id, vendor_id: null, user_id: null, currency: 'INR' };
      await query
        .insertInto('ledger_entry')
        .values([
          { ...entry, position: 0, account: 'provider-clearing', amount: -amount },
          { ...entry, position: 1, account: 'campaign-funds', amount },
        ] as never)
        .execute();
    }
  });
});
