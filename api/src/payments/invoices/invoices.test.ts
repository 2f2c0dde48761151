import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { dayIn, INDIA } from '@nukkad/platform/calendar';
import {
  type Earnings,
  limits,
  type PurchasedPackage,
  type Statement,
} from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import { hasPoppler, textOf } from '../../../test/files/pdf-programs';
import {
  earned,
  paidAgain,
  paidAtVisit,
  paidOnline,
  paidPackage,
  payableTo,
} from '../../../test/fixtures/earned';
import { demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { moneyOf } from '../money/ledger.store';
import { creditNoteJob } from '../money/payment-jobs';
import { refund } from '../money/payments.service';
import { paidFor, paymentBy } from '../money/payments.store';
import { giveBack } from '../money/refunds';
import { creditedOf } from './credit-notes.store';
import { chargeOf, issuedFor, issueInvoice } from './invoices.store';
import type { ClientBusiness } from './order-business';
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
    // One that is at work would hold the tables.
    await until(async () => (await creditJobs()).length === 0, 'credit notes are issued');
    await emptyTables(running.database.query, [
      'payout',
      'ledger_movement',
      'ledger_entry',
      'tax_profile',
    ]);
  });
  const creditJobs = () =>
    running.database.query
      .selectFrom('job')
      .select('id')
      .where('kind', '=', creditNoteJob.name)
      .execute();

  const profile = { gstin: inKarnataka, legalName: 'Kurian Tuitions', sac: '9982', rate: 18 };
  const unregistered = {
    ...{ gstin: null, sac: '9992', rate: 0, is_reverse_charge: false, supplier_name: 'Kurian' },
    ...{ supplier_address: '', recipient_state: null, recipient_gstin: null },
    ...{ recipient_name: null, recipient_address: null },
  };
  const notRegistered = { ...profile, gstin: null };
  const state = (order: object) => teacher.ask('PUT', '/api/vendors/me/tax-profile', order);
  const entries = async () =>
    ((await teacher.ask('GET', '/api/vendors/me/ledger')).json() as Earnings).entries;
  const pdfOf = async (address: string, who = teacher) => {
    const answer = await who.ask('GET', address);
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 200));
    assert.equal(answer.headers['content-type'], 'application/pdf');
    return textOf(answer.rawPayload).replace(/\s+/g, ' ');
  };
  const refunded = (booking: string, share: number) =>
    running.database.query.transaction().execute((trx) => refund(trx, booking, share));
  const notes = () =>
    running.database.query.selectFrom('credit_note').selectAll().orderBy('sequence').execute();
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

  test('a city is known by each of its names', async () => {
    const { query } = running.database;
    await state(profile);
    for (const [city, of] of [
      ['bengaluru', 'Karnataka'],
      ['Bombay', 'Maharashtra'],
      ['मुंबई', 'Maharashtra'],
      ['ಮುಂಬೈ', 'Maharashtra'],
      ['New Delhi', 'Delhi'],
      ['Springfield', null],
    ] as const) {
      const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
      await query
        .updateTable('booking')
        .set({ client_city: city })
        .where('id', '=', booking)
        .execute();
      const charge = (await entries())[0]?._id ?? '';
      await teacher.ask('GET', `/api/vendors/me/ledger/${charge}/invoice`);
      const issued = await issuedFor(query, charge);
      assert.equal(issued?.recipient_state, of, city);
    }
  });

  test('who is not registered gives receipts, and who is exempt bills of supply', {
    skip: !hasPoppler(),
  }, async () => {
    await paidOnline(running.database, { ...sale, amount: 50_000 });
    await paidPackage(running.database, { ...sale, amount: 90_000 });
    await state(notRegistered);
    const receipt = await invoiceOf(1);
    assert.match(receipt, /Receipt .*₹500/);
    assert.doesNotMatch(receipt, /GSTIN|CGST|SAC/);
    await state({ ...profile, rate: 0 });
    assert.match(await invoiceOf(0), /Bill of supply .*GSTIN .*9982 .*₹900/);
  });

  test('numbers are consecutive, whoever asks at the same time', async () => {
    await state(notRegistered);
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

  test('professionals say whether they charge GST before an invoice of theirs is issued', async () => {
    const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
    await refunded(booking, 0.5);
    const [refund, charge] = await entries();
    const addresses = [
      `/api/vendors/me/ledger/${charge?._id}/invoice`,
      `/api/vendors/me/ledger/${charge?._id}/invoice.pdf`,
      `/api/vendors/me/ledger/${refund?._id}/credit-note.pdf`,
    ];
    const statuses = async () => {
      const answers = addresses.map((address) => teacher.ask('GET', address));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    assert.deepEqual(await statuses(), [409, 409, 409]);
    const refusal = (await teacher.ask('GET', addresses[0] ?? '')).json();
    assert.equal(refusal.code, 'conflict');
    assert.match(refusal.detail, /say first whether you charge GST, under GST details in Payments/);
    const { query } = running.database;
    assert.deepEqual(await query.selectFrom('invoice').select('movement_id').execute(), []);
    await state(notRegistered);
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await query.deleteFrom('tax_profile').execute();
    assert.deepEqual(await statuses(), [200, 200, 200], 'what was issued stays');
  });

  test('payers have the invoice of their own booking', { skip: !hasPoppler() }, async () => {
    await state(notRegistered);
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

  test('payers wait until the professional, who is asked once, has said what is charged', async () => {
    const { query } = running.database;
    const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
    const purchase = await paidPackage(running.database, { ...sale, amount: 90_000 });
    await refunded(booking, 0.5);
    const [invoice, ...others] = [
      `/api/bookings/${booking}/invoice.pdf`,
      `/api/bookings/${booking}/credit-notes.pdf`,
      `/api/me/purchases/${purchase}/invoice.pdf`,
    ] as const;
    const statuses = async () => {
      const answers = [invoice, ...others].map((address) => user.ask('GET', address));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    assert.deepEqual(await statuses(), [409, 409, 409]);
    const refusal = (await user.ask('GET', invoice)).json();
    assert.equal(refusal.code, 'conflict');
    assert.match(refusal.detail, /has not said yet whether GST is charged\. We have asked\./);
    const questions = query.selectFrom('notification').where('template', '=', 'gst.asked');
    assert.deepEqual(await questions.select(['user_id', 'link']).execute(), [
      { user_id: teacher.userId, link: '/teacher-dashboard/payments' },
    ]);
    assert.deepEqual(await query.selectFrom('invoice').select('movement_id').execute(), []);
    await sql`UPDATE notification SET created_at =
      created_at - ${limits.gstAnswerDays}::int * interval '1 day'`.execute(query);
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await query.deleteFrom('notification').execute();
    assert.deepEqual(await statuses(), [200, 200, 200], 'what was issued stays');
    const later = await paidOnline(running.database, { ...sale, amount: 50_000 });
    const ask = () => user.ask('GET', `/api/bookings/${later}/invoice.pdf`);
    assert.equal((await ask()).statusCode, 409);
    await state(notRegistered);
    assert.equal((await ask()).statusCode, 200);
  });

  test('a guest has the files of a booking by its key, or by an account with the proved e-mail', async () => {
    await state(notRegistered);
    const { database } = running;
    const booking = await paidOnline(database, { ...sale, amount: 50_000 });
    const key = 'k'.repeat(43);
    await database.query
      .updateTable('booking')
      .set({ user_id: null, key_hash: keyHash(key), client_email: 'user@demo.example' })
      .where('id', '=', booking)
      .execute();
    await refunded(booking, 0.5);
    for (const name of ['invoice', 'credit-notes']) {
      const ask = (headers: Record<string, string>) =>
        running.app.inject({ url: `/api/bookings/${booking}/${name}.pdf`, headers });
      const own = await ask({ 'booking-key': key });
      assert.deepEqual([own.statusCode, own.headers['content-type']], [200, 'application/pdf']);
      const byAccount = await user.ask('GET', `/api/bookings/${booking}/${name}.pdf`);
      assert.equal(byAccount.statusCode, 200);
      for (const other of [await ask({}), await ask({ 'booking-key': 'x'.repeat(43) })]) {
        assert.deepEqual([other.statusCode, other.json().code], [404, 'not-found']);
      }
    }
  });

  test('who bought a package has its invoice and credit notes', {
    skip: !hasPoppler(),
  }, async () => {
    await state(notRegistered);
    const { query } = running.database;
    const id = await paidPackage(running.database, { ...sale, amount: 90_000 });
    const file = (name: string) => `/api/me/purchases/${id}/${name}.pdf`;
    assert.match(await pdfOf(file('invoice'), user), /Starter: 5 lessons of 50 minutes .*₹900/);
    assert.equal(
      (await user.ask('GET', file('credit-notes'))).statusCode,
      404,
      'none was refunded',
    );
    await query.transaction().execute(async (trx) => {
      const [paymentId = ''] = await paidFor(trx, { purchaseId: id });
      const payment = await paymentBy(trx, { id: paymentId });
      assert.ok(payment);
      await giveBack(trx, payment, 30_000);
    });
    assert.match(await pdfOf(file('credit-notes'), user), /Refers to Receipt NK\/.*Total .*₹300/);
    const listed = (await user.ask('GET', '/api/me/purchases')).json<PurchasedPackage[]>();
    const bought = listed.find(({ _id }) => _id === id);
    assert.deepEqual([bought?.price.amount, bought?.refunded?.amount], [90_000, 30_000]);
    const stranger = await signedIn(running.app, 'advocate');
    for (const name of ['invoice', 'credit-notes']) {
      for (const who of [stranger, teacher]) {
        const answer = await who.ask('GET', file(name));
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
      }
      const visitor = await running.app.inject({ url: file(name) });
      assert.equal(visitor.statusCode, 401);
    }
  });

  test('what was paid twice has the invoice of the payment that was kept', async () => {
    const { database } = running;
    const { query } = database;
    await state(profile);
    const order = { ...sale, amount: 50_000 };
    const booking_id = await paidOnline(database, order);
    const purchase_id = await paidPackage(database, order);
    const kept = (await entries()).map(({ _id }) => _id).sort();
    // The transaction of the payment that was kept may have begun later.
    await sql`UPDATE ledger_movement SET at = at + interval '1 minute'`.execute(query);
    await paidAgain(database, { ...order, booking_id, purchase_id: null });
    await paidAgain(database, { ...order, booking_id: null, purchase_id });
    const invoiced = async () => {
      for (const of of [`bookings/${booking_id}`, `me/purchases/${purchase_id}`]) {
        assert.equal((await user.ask('GET', `/api/${of}/invoice.pdf`)).statusCode, 200);
      }
      const rows = await query.selectFrom('invoice').select('movement_id').execute();
      return rows.map(({ movement_id }) => movement_id).sort();
    };
    assert.deepEqual(await invoiced(), kept);
    const listed = (await user.ask('GET', '/api/me/purchases')).json<PurchasedPackage[]>();
    assert.equal(listed.find(({ _id }) => _id === purchase_id)?.refunded, null);
    await refunded(booking_id, 1);
    assert.deepEqual(await invoiced(), kept, 'also when it was given back later');
  });

  test('a refund of what was invoiced has a credit note', { skip: !hasPoppler() }, async () => {
    await state({ ...profile, gstin: inMaharashtra });
    const booking = await paidOnline(running.database, { ...sale, amount: 118_000 });
    const other = await paidOnline(running.database, { ...sale, amount: 50_000 });
    const invoice = await invoiceOf(1);
    assert.match(invoice, /NK\/\d\d-\d\d\/000001/);
    await refunded(booking, 0.5);
    await refunded(other, 1);
    await refunded(booking, 1);
    await until(async () => (await notes()).length === 2, 'the job has issued them');
    const [first, second] = await notes();
    assert.deepEqual([first?.sequence, second?.sequence], [1, 2]);
    const [last, ofOther, half] = (await entries()).filter(({ hasCreditNote }) => hasCreditNote);
    const noteOf = (entry: typeof last) =>
      pdfOf(`/api/vendors/me/ledger/${entry?._id}/credit-note.pdf`);
    for (const [entry, number] of [
      [half, 1],
      [last, 2],
    ] as const) {
      const words = await noteOf(entry);
      assert.match(words, new RegExp(`^Credit note .*Number CN/\\d\\d-\\d\\d/00000${number} `));
      assert.match(words, /Refers to Tax invoice NK\/\d\d-\d\d\/000001 of/);
      assert.match(words, /Taxable value .*₹500 .*IGST 18% .*₹90 .*Total .*₹590/);
    }
    assert.match(await noteOf(ofOther), /000003 .*NK\/\d\d-\d\d\/000002 .*Total .*₹500/);
    const both = await pdfOf(`/api/bookings/${booking}/credit-notes.pdf`, user);
    assert.match(both, /000001 .*000002 /);
    const month = dayIn(new Date(), INDIA).slice(0, 7);
    const { creditNotes }: Statement = (
      await teacher.ask('GET', `/api/vendors/me/statements/${month}`)
    ).json();
    assert.deepEqual(
      creditNotes.map(({ number, amount }) => [Number(number.slice(-6)), amount.amount]),
      [
        [1, 59_000],
        [2, 59_000],
        [3, 50_000],
      ],
    );
    const statement = await pdfOf(`/api/vendors/me/statements/${month}/statement.pdf`);
    assert.match(statement, /Credit notes issued in the month .*CN\/\d\d-\d\d\/000003/);
  });

  test('a refund without an invoice has both when somebody asks, whoever asks at once', async () => {
    await state(notRegistered);
    const booking = await paidOnline(running.database, { ...sale, amount: 50_001 });
    await refunded(booking, 0.5);
    await refunded(booking, 1);
    const refunds = (await entries()).filter(({ hasCreditNote }) => hasCreditNote);
    assert.equal(refunds.length, 2);
    const addresses = refunds.map(({ _id }) => `/api/vendors/me/ledger/${_id}/credit-note.pdf`);
    const answers = await Promise.all(
      [...addresses, ...addresses].map((address) => teacher.ask('GET', address)),
    );
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    assert.deepEqual(
      (await notes()).map(({ sequence }) => sequence),
      [1, 2],
    );
  });

  test('a refund while its invoice is issued has a credit note', async (t) => {
    if (running.database.engine !== 'postgres')
      return t.skip('the embedded engine has one connection');
    const { query } = running.database;
    const purchaseId = await paidPackage(running.database, { ...sale, amount: 90_000 });
    const charge = await chargeOf(query, sale.vendorId, (await entries())[0]?._id ?? '');
    assert.ok(charge);
    const isWaiting = sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted AND database =
        (SELECT oid FROM pg_database WHERE datname = current_database())) AS found`;
    const isDone = async () => (await creditJobs()).length === 0;
    await query.transaction().execute(async (trx) => {
      await issueInvoice(trx, charge, unregistered);
      await query.transaction().execute(async (other) => {
        const [id = ''] = await paidFor(other, { purchaseId });
        const payment = await paymentBy(other, { id });
        assert.ok(payment);
        await giveBack(other, payment, 30_000);
      });
      await until(
        async () => (await isWaiting.execute(query)).rows[0]?.found === true || (await isDone()),
        'the job waits for the invoice, or has looked',
      );
    });
    await until(isDone, 'the job is done');
    assert.equal((await notes()).length, 1);
  });

  test('a refund that began before another, and came after it, changes nothing of its credit note', async () => {
    await state(notRegistered);
    const { query } = running.database;
    const booking = await paidOnline(running.database, { ...sale, amount: 90_000 });
    const charge = (await entries())[0]?._id ?? '';
    await teacher.ask('GET', `/api/vendors/me/ledger/${charge}/invoice`);
    await refunded(booking, 0.25);
    await until(async () => (await creditJobs()).length === 0, 'the first has its credit note');
    await query.transaction().execute(async (trx) => {
      await refund(trx, booking, 0.5);
      await sql`UPDATE ledger_movement SET at = at - interval '1 hour'
        WHERE kind = 'refund' AND id NOT IN (SELECT movement_id FROM credit_note)`.execute(trx);
    });
    await until(async () => (await creditJobs()).length === 0, 'the second as well');
    const credited = await creditedOf(query, charge);
    assert.deepEqual(
      credited.map(({ sequence, before }) => [sequence, before]),
      [
        [1, 0],
        [2, credited[0]?.amount],
      ],
    );
  });

  test('credit notes are of who sold and who paid', async () => {
    const booking = await paidOnline(running.database, { ...sale, amount: 50_000 });
    const address = `/api/bookings/${booking}/credit-notes.pdf`;
    assert.equal((await user.ask('GET', address)).statusCode, 404, 'nothing went back');
    await refunded(booking, 1);
    const stranger = await signedIn(running.app, 'advocate');
    const [refund, charge] = await entries();
    for (const answer of [
      await stranger.ask('GET', address),
      await running.app.inject({ method: 'GET', url: address }),
      await stranger.ask('GET', `/api/vendors/me/ledger/${refund?._id}/credit-note.pdf`),
      await teacher.ask('GET', `/api/vendors/me/ledger/${charge?._id}/credit-note.pdf`),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
  });

  test('a business has its GSTIN on the invoice, and its state as place of supply', {
    skip: !hasPoppler(),
  }, async () => {
    await state(profile);
    const { database } = running;
    const booking = await paidOnline(database, { ...sale, amount: 118_000 });
    await database.query
      .updateTable('booking')
      .set({ client_gstin: inMaharashtra })
      .where('id', '=', booking)
      .execute();
    const words = await invoiceOf();
    assert.match(words, new RegExp(`To Kavya Menon GSTIN ${inMaharashtra}`));
    assert.match(words, /Maharashtra \(27\)/);
    assert.match(words, /IGST 18% .*₹180/);
    await database.query.updateTable('booking').set({ client_gstin: null }).execute();
    assert.match(await invoiceOf(), new RegExp(inMaharashtra), 'what was issued stays');
    const entryId = (await entries())[0]?._id;
    const shown = await teacher.ask('GET', `/api/vendors/me/ledger/${entryId}/invoice`);
    assert.equal(shown.json().to.gstin, inMaharashtra);
  });

  test('legal services to a business are on reverse charge, to a person exempt', {
    skip: !hasPoppler(),
  }, async () => {
    const { database } = running;
    const toBusiness = async () => {
      const booking = await paidOnline(database, { ...sale, amount: 118_000 });
      await database.query
        .updateTable('booking')
        .set({ client_gstin: inMaharashtra })
        .where('id', '=', booking)
        .execute();
      return booking;
    };
    const legal = { ...profile, sac: '998212', rate: 0 };
    await state({ ...legal, gstin: null });
    await toBusiness();
    const receipt = await invoiceOf();
    assert.match(receipt, /Receipt .*Total .*₹1,180 .*No GST is charged\. GST on these legal/);
    await state(legal);
    const booking = await toBusiness();
    const words = await invoiceOf();
    assert.match(words, /^Tax invoice .*Maharashtra \(27\) Tax on reverse charge Yes/);
    assert.match(words, /998212 ₹1,180 Total ₹1,180 GST on these legal services is payable by the/);
    await refunded(booking, 0.5);
    const note = await pdfOf(`/api/bookings/${booking}/credit-notes.pdf`, user);
    assert.match(note, /^Credit note .*Tax on reverse charge Yes .*₹590/);
    await paidOnline(database, { ...sale, amount: 118_000 });
    assert.match(await invoiceOf(), /^Bill of supply .*Services that are exempt from GST/);
  });

  test('a business has its name and address on the invoice, and keeps them there', {
    skip: !hasPoppler(),
  }, async () => {
    const { query } = running.database;
    await state(notRegistered);
    const id = await paidPackage(running.database, { ...sale, amount: 90_000 });
    const set = (values: Partial<ClientBusiness>) =>
      query.updateTable('package_purchase').set(values).where('id', '=', id).execute();
    const name = 'Asha Traders';
    const address = '12, MG Road, Bengaluru 560001';
    await set({
      ...{ client_gstin: inMaharashtra, client_business_name: name },
      client_business_address: address,
    });
    const party = new RegExp(`To ${name} Address ${address} GSTIN ${inMaharashtra} Client `);
    assert.match(await invoiceOf(), party);
    await set({ client_business_name: null, client_business_address: null });
    assert.match(await invoiceOf(), party);
    const entryId = (await entries())[0]?._id;
    const shown = await teacher.ask('GET', `/api/vendors/me/ledger/${entryId}/invoice`);
    assert.deepEqual(shown.json().to.business, { name, address });
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
