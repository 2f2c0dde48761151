import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PersonalExport } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { earned, paidOnline, payableTo } from '../../../test/fixtures/earned';
import { demoVendor } from '../../../test/fixtures/people';
import { leaveTraces, traces } from '../../../test/personal-data/belongings';
import { hidden } from '../../messaging/contact-mask.model';
import { leftOut, sections } from './sections';

type Exported = { [field: string]: unknown }[];
type Export = PersonalExport & Record<string, Exported>;

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  test('every table that names a person is exported, or it is said why not', async () => {
    const { rows } = await sql<{ name: string }>`SELECT table_name AS name
      FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id'`.execute(running.database.query);
    const covered = new Set([...sections.flatMap(({ tables }) => tables), ...Object.keys(leftOut)]);
    assert.deepEqual(
      rows.map(({ name }) => name).filter((name) => !covered.has(name)),
      [],
    );
    assert.ok(rows.length > 15);
  });

  test('nothing of somebody is missing from what they take along', async () => {
    const { ask, userId, email, fullName } = await leaveTraces(running);
    const response = await ask('GET', '/api/me/export');
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['cache-control'], 'no-store');
    const exported: Export = response.json();
    assert.deepEqual(exported.account, { _id: userId, fullName, email, role: 'user' });
    const names = sections.map(({ name }) => name);
    assert.deepEqual(Object.keys(exported), ['exportedAt', 'account', ...names]);
    const empty = names.filter((name) => exported[name] === null || exported[name]?.length === 0);
    assert.deepEqual(empty, [
      ...['professional', 'payouts', 'payoutAccounts', 'taxProfile', 'invoices'],
    ]);

    for (const words of [...Object.values(traces), 'Dentist', 'It still is.']) {
      assert.ok(response.body.includes(words), words);
    }
    assert.doesNotMatch(response.body, /argon2|key_?hash|password/i);
    const cancelled = exported.bookings?.find(({ reason }) => reason === traces.reason);
    const history = cancelled?.history as Exported | undefined;
    assert.equal(history?.[0]?.note, traces.note);
  });

  test('a professional takes their page along, and of others what they may see', async () => {
    const labour = await signedIn(running.app, 'labour');
    const vendorId = await demoVendor(running.database, 'advocate');
    const { _id } = (await labour.ask('POST', '/api/threads', { vendorId })).json();
    const text = 'I am at 98765 43210.';
    await labour.ask('POST', `/api/threads/${_id}/messages`, { text });
    const { ask } = await signedIn(running.app, 'advocate');
    const { userId } = await signedIn(running.app, 'ca');
    const booking = await paidOnline(running.database, { vendorId, userId, amount: 50_000 });
    await earned(running.database, booking);
    await payableTo(running.database, { vendorId });
    await ask('POST', '/api/vendors/me/payouts');
    const exported = (await ask('GET', '/api/me/export')).json();
    const [paid] = exported.payouts;
    assert.deepEqual([paid.amount, paid.currency, paid.provider], [50_000, 'INR', 'test']);
    assert.deepEqual(exported.payoutAccounts[0].mask, 'HDFC0000123 ••••6789');
    assert.equal(exported.professional.name, 'Adv. Meera Subramanian');
    const [{ with: client, messages }] = exported.conversations;
    assert.deepEqual(
      [client, messages[0].by, messages[0].text],
      ['Lakshmi Naik', 'other', `I am at ${hidden}.`],
    );
    assert.doesNotMatch(JSON.stringify(exported), /user@demo\.example|Lantern/);
  });
});
