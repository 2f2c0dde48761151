import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 30 });
    await running.database.query
      .updateTable('vendor')
      .set({ rating_rank: 1_000 })
      .where('id', '=', await demoVendor(running.database, 'doctor'))
      .execute();
  });
  after(() => running.close());

  test('those who are asked to call back hear of it once, by letter and at the bell', async () => {
    const { locality } = await running.database.query
      .selectFrom('vendor')
      .innerJoin('locality', 'locality.id', 'vendor.locality_id')
      .select('locality.name as locality')
      .where('vendor.id', '=', await demoVendor(running.database, 'doctor'))
      .executeTakeFirstOrThrow();
    const payload = {
      ...{ name: 'Meera', phone: '98765 43210', city: locality, profession: 'doctor' },
    };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () =>
      running.app.inject({ method: 'POST', url: '/api/appointment-requests', payload, headers });
    const { reference } = (await send()).json();
    await send();
    const emails = await emailsTo(running.database, 'doctor@demo.example');
    const told = emails.filter(({ text }) => text.includes('call'));
    assert.equal(told.length, 1);
    assert.ok(told[0]?.subject.includes(reference));
    for (const word of ['Meera', '+91 98765 43210', '/doctor-dashboard']) {
      assert.ok(told[0]?.text.includes(word), word);
    }
    const doctor = await signedIn(running.app, 'doctor');
    const { notifications } = (await doctor.ask('GET', '/api/notifications')).json();
    assert.match(notifications[0].text, /Meera.+\+91 98765 43210/);
    assert.equal(notifications[0].link, '/doctor-dashboard');
  });
});
