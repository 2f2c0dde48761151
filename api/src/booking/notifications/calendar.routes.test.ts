import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calendarAddress } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';
import { keyHash } from '../../core/guest-tokens/key-hash';

const key = 'k'.repeat(43);

onDatabase((open) => {
  let running: TestApp;
  let doctor: string;
  const people = new Map<string, SignedIn>();
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    doctor = await demoVendor(running.database, 'doctor');
    for (const name of ['user', 'doctor', 'teacher']) {
      people.set(name, await signedIn(running.app, name));
    }
  });
  after(() => running.close());

  const asked = (id: string, headers: Record<string, string>) =>
    running.app.inject({ url: calendarAddress(id), headers });
  const by = (name: string) => ({ authorization: `Bearer ${people.get(name)?.token}` });

  test('client and professional get it as a file, a stranger nothing', async () => {
    const user_id = people.get('user')?.userId ?? null;
    const id = await addBooking(running.database, doctor, { user_id });
    for (const [name, summary] of [
      ['user', 'Appointment with Dr. Ananya Hegde'],
      ['doctor', 'Appointment with Asha Rao'],
    ] as const) {
      const answer = await asked(id, by(name));
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="booking.ics"');
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.ok(answer.body.includes(`\r\nSUMMARY:${summary}\r\n`));
      assert.ok(answer.body.includes(`\r\nUID:${id}\r\n`));
    }
    const strangers: Record<string, string>[] = [by('teacher'), {}, { 'booking-key': key }];
    for (const headers of strangers) {
      const answer = await asked(id, headers);
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().code, 'not-found');
    }
  });

  test('a guest names the key, also when signed in as somebody', async () => {
    const id = await addBooking(running.database, doctor, { key_hash: keyHash(key) });
    for (const headers of [{ 'booking-key': key }, { 'booking-key': key, ...by('teacher') }])
      assert.equal((await asked(id, headers)).statusCode, 200);
    for (const wrong of ['', 'x', key.slice(1), `${key}k`])
      assert.equal((await asked(id, { 'booking-key': wrong })).statusCode, 404);
  });

  test('a time that is only held, and what is none, are nothing', async () => {
    const held = await addBooking(running.database, doctor, {
      ...{ key_hash: keyHash(key), status: 'held', expires_at: new Date(Date.now() + 600_000) },
    });
    const none = '018cc251-f400-776a-8c13-16bcdb665e9f';
    for (const id of [held, none])
      assert.equal((await asked(id, { 'booking-key': key })).statusCode, 404);
    assert.equal((await asked('x', {})).statusCode, 422);
    assert.equal((await asked(none, { authorization: 'Bearer x.y.z' })).statusCode, 401);
  });

  test('what is cancelled says so', async () => {
    const status = 'cancelled-by-client';
    const id = await addBooking(running.database, doctor, { key_hash: keyHash(key), status });
    const { body } = await asked(id, { 'booking-key': key });
    assert.match(body, /^METHOD:CANCEL\r$/m);
    assert.match(body, /^STATUS:CANCELLED\r$/m);
  });
});
