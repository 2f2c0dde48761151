import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { type Earnings, type Invoice, limits, type Payout } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  earned,
  paidAtVisit,
  paidOnline,
  paidPackage,
  payableTo,
} from '../../../test/fixtures/earned';
import { balances } from '../../../test/fixtures/money';
import { demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { refund } from '../money/payments.service';

const nobody = '00000000-0000-7000-8000-000000000000';
const rupees = (amount: number) => ({ amount, currency: 'INR' });

onDatabase((open) => {
  let running: TestApp;
  let teacher: SignedIn;
  let sale: { vendorId: string; userId: string };
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.app.ready();
    teacher = await signedIn(running.app, 'teacher');
    const { userId } = await signedIn(running.app, 'user');
    sale = { userId, vendorId: await demoVendor(running.database, 'teacher') };
    await payableTo(running.database, sale);
    const notRegistered = { gstin: null, legalName: null, sac: '9992', rate: 0 };
    await teacher.ask('PUT', '/api/vendors/me/tax-profile', notRegistered);
  });
  after(() => running.close());
  beforeEach(async () => {
    const { query } = running.database;
    await emptyTables(query, ['payout', 'ledger_movement', 'ledger_entry']);
    await sql`DELETE FROM job WHERE kind = 'payout'`.execute(query);
  });

  const earnings = async (who = teacher, cursor = ''): Promise<Earnings> =>
    (await who.ask('GET', `/api/vendors/me/ledger${cursor}`)).json();
  const payOut = (key?: string, who = teacher) =>
    who.ask('POST', '/api/vendors/me/payouts', undefined, key ? { 'idempotency-key': key } : {});
  const said = ({ entries }: Earnings) =>
    entries.map(({ kind, amount }) => `${kind} ${amount.amount}`);

  test('what is paid is held until it is earned, and what was cash is not owed', async () => {
    assert.deepEqual(await earnings(), {
      ...{ balance: [], held: [], paidOut: [], entries: [], next: null },
    });
    const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
    await paidPackage(running.database, { ...sale, amount: 90_000 });
    await paidAtVisit(running.database, { ...sale, amount: 30_000 });
    const before = await earnings();
    assert.deepEqual([before.balance, before.held], [[], [rupees(140_000)]]);
    await earned(running.database, booking);
    const after = await earnings();
    assert.deepEqual([after.balance, after.held], [[rupees(50_000)], [rupees(90_000)]]);
    assert.deepEqual(said(after), ['earned 50000', 'paid 30000', 'paid 90000', 'paid 50000']);
    const [own, cash, lessons] = after.entries;
    assert.deepEqual([own?.bookingId, own?.name, own?.hasInvoice], [booking, 'Kavya Menon', false]);
    assert.match(own?.reference ?? '', /^NK-B-\d{6}$/);
    assert.deepEqual([cash?.hasInvoice, lessons?.hasInvoice], [true, true]);
    assert.deepEqual([lessons?.bookingId, lessons?.name], [null, 'Kavya Menon']);
    assert.match(lessons?.reference ?? '', /^NK-L-\d{6}$/);
  });

  test('a payout pays everything, in each currency, once', async () => {
    const database = running.database;
    await earned(database, await paidOnline(database, { ...sale, amount: 50_000 }));
    await earned(database, await paidOnline(database, { ...sale, amount: 20_000 }));
    const dollars = { ...sale, amount: 700, currency: 'USD' as const };
    await earned(database, await paidOnline(database, dollars));
    await paidOnline(database, { ...sale, amount: 11_000 });
    const answer = await payOut();
    assert.equal(answer.statusCode, 200, answer.body);
    const payouts: Payout[] = answer.json();
    const paid = [rupees(70_000), { amount: 700, currency: 'USD' }];
    assert.deepEqual(
      payouts.map(({ amount }) => amount),
      paid,
    );
    assert.ok(payouts.every(({ isTest }) => isTest));
    const now = await earnings();
    assert.deepEqual([now.balance, now.held, now.paidOut], [[], [rupees(11_000)], paid]);
    assert.deepEqual(said(now).slice(0, 2).sort(), ['paid-out -700', 'paid-out -70000']);
    const [entry] = now.entries;
    assert.deepEqual([entry?.name, entry?.hasInvoice], [null, false]);
    assert.match(entry?.reference ?? '', /^NK-P-\d{6}$/);
    assert.ok(payouts.some(({ _id }) => _id === entry?._id));
    const again = await payOut();
    assert.deepEqual([again.statusCode, again.json().code], [409, 'conflict']);
    // Throws when a movement does not sum to zero.
    assert.equal((await balances(database.query))['vendor-earnings'], 0);
  });

  test('two at once pay once, and one that is repeated says the same', async () => {
    const database = running.database;
    await earned(database, await paidOnline(database, { ...sale, amount: 50_000 }));
    const answers = await Promise.all([payOut(), payOut(), payOut()]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [200, 409, 409]);
    await earned(database, await paidOnline(database, { ...sale, amount: 10_000 }));
    const key = randomUUID();
    const [one, two] = await Promise.all([payOut(key), payOut(key)]);
    assert.deepEqual([one.statusCode, two.statusCode], [200, 200]);
    assert.deepEqual(one.json(), two.json());
    assert.deepEqual((await earnings()).paidOut, [rupees(60_000)]);
    assert.equal((await balances(database.query))['vendor-earnings'], 0);
  });

  test('the provider is asked until it has taken charge', async () => {
    const database = running.database;
    await earned(database, await paidOnline(database, { ...sale, amount: 50_000 }));
    await payOut();
    const waiting = () =>
      database.query.selectFrom('job').select('id').where('kind', '=', 'payout').execute();
    await until(async () => (await waiting()).length === 0, 'the provider is asked');
  });

  test('a refund after a payout is made up for by what is earned next', async () => {
    const database = running.database;
    const booking = await paidOnline(database, { ...sale, amount: 50_000 });
    await earned(database, booking);
    await payOut();
    await database.query.transaction().execute((trx) => refund(trx, booking, 1));
    assert.deepEqual((await earnings()).balance, []);
    assert.equal((await payOut()).statusCode, 409);
    await earned(database, await paidOnline(database, { ...sale, amount: 80_000 }));
    const now = await earnings();
    assert.deepEqual(now.balance, [rupees(30_000)]);
    assert.ok(said(now).includes('refunded -50000'));
  });

  test('pages follow each other, each entry once', async () => {
    const many = 2 * limits.earningsPerPage + 3;
    for (let count = 0; count < many; count += 1) {
      await paidAtVisit(running.database, { ...sale, amount: 100 + count });
    }
    await sql`UPDATE ledger_movement SET at = date_trunc('second', at)`.execute(
      running.database.query,
    );
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: Earnings = await earnings(teacher, next ? `?cursor=${next}` : '');
      seen.push(...page.entries.map(({ _id }) => _id));
      next = page.next;
    } while (next);
    assert.deepEqual([seen.length, new Set(seen).size], [many, many]);
    for (const cursor of ['x', '', `${nobody}'`, '%00', `${nobody}&cursor=${nobody}`]) {
      const answer = await teacher.ask('GET', `/api/vendors/me/ledger?cursor=${cursor}`);
      assert.equal(answer.statusCode, 422, cursor);
    }
    assert.deepEqual((await earnings(teacher, `?cursor=${nobody}`)).entries, []);
  });

  test('an invoice says who was charged what, and keeps its number', async () => {
    const database = running.database;
    const invoice = (id: string, who = teacher) =>
      who.ask('GET', `/api/vendors/me/ledger/${id}/invoice`);
    await paidOnline(database, { ...sale, amount: 50_000 });
    await paidPackage(database, { ...sale, amount: 90_000 });
    await paidAtVisit(database, { ...sale, amount: 30_000 });
    const [cash, lessons, visit] = (await earnings()).entries;
    const read = async (id = ''): Promise<Invoice> => (await invoice(id)).json();
    const { number, at: _, from, lines, ...rest } = await read(visit?._id);
    assert.match(number, /^NK\/\d\d-\d\d\/\d{6}$/);
    assert.equal(from.name, 'Joseph Kurian');
    assert.match(lines[0]?.what ?? '', /^Root canal, \d{1,2} \w{3,4} 20\d\d$/);
    assert.deepEqual(rest, {
      to: { name: 'Kavya Menon', city: 'Bengaluru', gstin: null, business: null },
      ...{ total: rupees(50_000), isReverseCharge: false, isTest: true },
    });
    assert.equal((await read(visit?._id)).number, number);
    assert.equal((await read(lessons?._id)).lines[0]?.what, 'Starter: 5 lessons of 50 minutes');
    const atVisit = await read(cash?._id);
    assert.deepEqual([atVisit.isTest, atVisit.total], [false, rupees(30_000)]);
    assert.notEqual(atVisit.number, number);

    const advocate = await signedIn(running.app, 'advocate');
    for (const [id, who] of [
      [visit?._id ?? '', advocate],
      [nobody, teacher],
    ] as const) {
      const answer = await invoice(id, who);
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    assert.equal((await invoice('x')).statusCode, 422);
  });

  test('what is somebody else’s is not seen, and only charges have invoices', async () => {
    const database = running.database;
    const booking = await paidOnline(database, { ...sale, amount: 50_000 });
    await earned(database, booking);
    const advocate = await signedIn(running.app, 'advocate');
    assert.deepEqual((await earnings(advocate)).entries, []);
    assert.equal((await payOut(undefined, advocate)).statusCode, 409);
    await payOut();
    for (const { _id, hasInvoice } of (await earnings()).entries) {
      const { statusCode } = await teacher.ask('GET', `/api/vendors/me/ledger/${_id}/invoice`);
      assert.equal(statusCode, hasInvoice ? 200 : 404);
    }
    const operator = await signedIn(running.app, 'operator');
    for (const answer of [
      await operator.ask('GET', '/api/vendors/me/ledger'),
      await payOut(undefined, operator),
      await operator.ask('GET', `/api/vendors/me/ledger/${nobody}/invoice`),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'vendor-unknown']);
    }
  });
});
