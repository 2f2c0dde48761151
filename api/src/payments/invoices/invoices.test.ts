import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Earnings, Statement } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { hasPoppler, textOf } from '../../../test/files/pdf-programs';
import {
  earned,
  paidAtVisit,
  paidOnline,
  paidPackage,
  payableTo,
} from '../../../test/fixtures/earned';
import { demoVendor } from '../../../test/fixtures/people';
import { moneyOf } from '../money/ledger.store';
import { refund } from '../money/payments.service';
import { heldAccounts } from './statement.model';

const inKarnataka = '29AAGCB7383J1Z4';
const inMaharashtra = '27AAPFU0939F1ZV';

onDatabase((open) => {
  let running: TestApp;
  let teacher: SignedIn;
  let user: SignedIn;
  let sale: { vendorId: string; userId: string };
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.app.ready();
    teacher = await signedIn(running.app, 'teacher');
    user = await signedIn(running.app, 'user');
    sale = { userId: user.userId, vendorId: await demoVendor(running.database, 'teacher') };
    await payableTo(running.database, sale);
  });
  after(() => running.close());
  beforeEach(async () => {
    const { query } = running.database;
    await sql`TRUNCATE payout, ledger_movement, ledger_entry, tax_profile CASCADE`.execute(query);
  });

  const profile = { gstin: inKarnataka, legalName: 'Kurian Tuitions', sac: '9982', rate: 18 };
  const state = (order: object) => teacher.ask('PUT', '/api/vendors/me/tax-profile', order);
  const entries = async () =>
    ((await teacher.ask('GET', '/api/vendors/me/ledger')).json() as Earnings).entries;
  const pdfOf = async (address: string, who = teacher) => {
    const answer = await who.ask('GET', address);
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 200));
    assert.equal(answer.headers['content-type'], 'application/pdf');
    return textOf(answer.rawPayload).replace(/\s+/g, ' ');
  };
  const invoiceOf = async (at = 0) =>
    pdfOf(`/api/vendors/me/ledger/${(await entries())[at]?._id}/invoice.pdf`);

  test('a GSTIN is stated with its check digit, and names its state', async () => {
    const before = (await teacher.ask('GET', '/api/vendors/me/tax-profile')).json();
    assert.deepEqual([before.gstin, before.state, before.sac], [null, null, '9992']);
    const saved = (await state({ ...profile, gstin: inKarnataka.toLowerCase() })).json();
    assert.deepEqual([saved.gstin, saved.state], [inKarnataka, 'Karnataka (29)']);
    for (const [wrong, field] of [
      [{ gstin: '29AAGCB7383J1Z5' }, 'gstin'],
      [{ gstin: '' }, 'gstin'],
      [{ sac: '1234' }, 'sac'],
      [{ rate: 12 }, 'rate'],
    ] as const) {
      const answer = await state({ ...profile, ...wrong });
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json().errors), [field]);
    }
  });

  test('an invoice has the tax of its place of supply', { skip: !hasPoppler() }, async () => {
    await paidOnline(running.database, { ...sale, amount: 118_000 });
    await paidOnline(running.database, { ...sale, amount: 118_000 });
    await state(profile);
    const within = await invoiceOf(1);
    for (const words of ['Tax invoice', 'Kurian Tuitions', inKarnataka, 'Karnataka (29)', '9982']) {
      assert.ok(within.includes(words), `${words} in ${within}`);
    }
    assert.match(within, /CGST 9% .*₹90 .*SGST 9% .*₹90/);
    await state({ ...profile, gstin: inMaharashtra });
    const between = await invoiceOf(0);
    assert.match(between, /IGST 18% .*₹180/);
    assert.match(between, /Kavya Menon/);
    assert.match(await invoiceOf(1), /CGST/, 'what was issued stays');
  });

  test('who is not registered gives receipts, and who is exempt bills of supply', {
    skip: !hasPoppler(),
  }, async () => {
    await paidOnline(running.database, { ...sale, amount: 50_000 });
    await paidPackage(running.database, { ...sale, amount: 90_000 });
    const receipt = await invoiceOf(1);
    assert.match(receipt, /Receipt .*₹500/);
    assert.doesNotMatch(receipt, /GSTIN|CGST|SAC/);
    await state({ ...profile, rate: 0 });
    assert.match(await invoiceOf(0), /Bill of supply .*GSTIN .*9982 .*₹900/);
  });

  test('numbers are consecutive, whoever asks at the same time', async () => {
    for (let count = 0; count < 6; count += 1) {
      await paidAtVisit(running.database, { ...sale, amount: 10_000 + count });
    }
    const ids = (await entries()).map(({ _id }) => _id);
    const asked = [...ids, ...ids].map(async (id) => {
      const answer = await teacher.ask('GET', `/api/vendors/me/ledger/${id}/invoice`);
      return answer.json().number as string;
    });
    const numbers = [...new Set(await Promise.all(asked))].sort();
    assert.deepEqual(
      numbers.map((number) => Number(number.split('/')[2])),
      [1, 2, 3, 4, 5, 6],
    );
  });

  test('payers have the invoice of their own booking', { skip: !hasPoppler() }, async () => {
    const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
    const address = `/api/bookings/${booking}/invoice.pdf`;
    assert.match(await pdfOf(address, user), /Root canal/);
    const stranger = await signedIn(running.app, 'advocate');
    for (const answer of [
      await stranger.ask('GET', address),
      await teacher.ask('GET', address),
      await running.app.inject({ method: 'GET', url: address }),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    const other = await stranger.ask(
      'GET',
      `/api/vendors/me/ledger/${(await entries())[0]?._id}/invoice.pdf`,
    );
    assert.equal(other.statusCode, 404);
  });

  test('a statement agrees with the ledger, month after month', async () => {
    const { database } = running;
    const booking = await paidOnline(database, { ...sale, amount: 50_001 });
    await sql`UPDATE ledger_movement SET at = at - interval '40 days'`.execute(database.query);
    await earned(database, booking);
    await paidPackage(database, { ...sale, amount: 90_000 });
    await paidAtVisit(database, { ...sale, amount: 30_000 });
    await teacher.ask('POST', '/api/vendors/me/payouts');
    const late = await paidOnline(database, { ...sale, amount: 20_003 });
    await database.query.transaction().execute((trx) => refund(trx, late, 0.5));
    const month = dayIn(new Date(), INDIA).slice(0, 7);
    const read = async (): Promise<Statement> =>
      (await teacher.ask('GET', `/api/vendors/me/statements/${month}`)).json();
    const [part] = (await read()).parts;
    const amounts = Object.fromEntries(
      Object.entries(part ?? {}).map(([line, money]) => [line, money.amount]),
    );
    const [held] = await moneyOf(database.query, sale.vendorId, heldAccounts);
    assert.deepEqual(amounts, {
      ...{ opening: 50_001, payments: 110_003, refunds: -10_002, fees: 0, payouts: -50_001 },
      ...{ payoutsReturned: 0, closing: held?.amount, owed: 0, atVisits: 30_000 },
    });
    if (hasPoppler()) {
      const text = await pdfOf(`/api/vendors/me/statements/${month}/statement.pdf`);
      assert.match(text, /Held when the month began ₹500\.01/);
    }
    const wrong = await teacher.ask('GET', '/api/vendors/me/statements/2026-13');
    assert.equal(wrong.statusCode, 422);
  });
});
