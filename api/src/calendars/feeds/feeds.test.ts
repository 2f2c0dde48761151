import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CalendarFeed } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';

const day = 24;

onDatabase((open) => {
  describe('calendars to subscribe to', () => {
    let running: TestApp;
    let vendorId: string;
    let user: SignedIn;
    let doctor: SignedIn;
    let other: SignedIn;
    before(async () => {
      running = await startTestApp(open, { vendors: 20 });
      vendorId = await demoVendor(running.database, 'doctor');
      [user, doctor, other] = (await Promise.all(
        ['user', 'doctor', 'teacher'].map((name) => signedIn(running.app, name)),
      )) as [SignedIn, SignedIn, SignedIn];
    });
    after(() => running.close());

    const make = async (who: SignedIn, order: object): Promise<CalendarFeed> => {
      const answer = await who.ask('POST', '/api/me/calendar-feeds', order);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json();
    };
    const list = async (who: SignedIn): Promise<CalendarFeed[]> =>
      (await who.ask('GET', '/api/me/calendar-feeds')).json();
    const read = (address: string, headers: Record<string, string> = {}) => {
      const { pathname, search } = new URL(address);
      return running.app.inject({ url: pathname + search, headers });
    };
    const idsIn = (text: string) => [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);

    test('who has the address reads the bookings of a client, as they are now', async () => {
      const feed = await make(user, { scope: 'mine' });
      assert.deepEqual(await list(user), [feed]);
      const booked = { user_id: user.userId };
      const near = await addBooking(running.database, vendorId, booked);
      const long = { ...booked, inHours: -61 * day, status: 'completed' } as const;
      const past = await addBooking(running.database, vendorId, long);
      const off = { ...booked, inHours: 72, status: 'cancelled-by-client' } as const;
      const cancelled = await addBooking(running.database, vendorId, off);
      const of = { user_id: other.userId, inHours: 96 };
      const foreign = await addBooking(running.database, vendorId, of);
      const { statusCode, headers, body } = await read(feed.address);
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
      assert.equal(headers['cache-control'], 'private, no-cache');
      assert.match(body, /^X-WR-CALNAME:Nukkad: my bookings\r$/m);
      assert.match(body, /^REFRESH-INTERVAL;VALUE=DURATION:PT15M\r$/m);
      assert.match(body, /^SUMMARY:Appointment with Dr\. Ananya Hegde\r$/m);
      const ids = idsIn(body);
      assert.ok(ids.includes(near));
      for (const id of [past, cancelled, foreign]) assert.ok(!ids.includes(id));
      const again = await read(feed.address, { 'if-none-match': String(headers.etag) });
      assert.equal(again.statusCode, 304);
      assert.notEqual((await list(user))[0]?.readAt, null);
    });

    test('a practice names its clients only where it was told to', async () => {
      const home = { line: '7, Lake Road', city: 'Bengaluru', pin: '560102' };
      const visit = { inHours: 100, address: JSON.stringify(home), client_name: 'Kavya Shenoy' };
      await addBooking(running.database, vendorId, visit);
      const nameless = await make(doctor, { scope: 'practice' });
      assert.equal(nameless.namesClients, false);
      const { body } = await read(nameless.address);
      assert.match(body, /^SUMMARY:Appointment with a client\r$/m);
      assert.doesNotMatch(body, /Kavya|Asha Rao|Lake Road/);
      const named = await make(doctor, { scope: 'practice', namesClients: true });
      assert.match((await read(named.address)).body, /Kavya Shenoy/);
      assert.match((await read(named.address)).body, /Lake Road/);
    });

    test('another one of the same scope ends the first; each scope has its own', async () => {
      const first = await make(doctor, { scope: 'mine' });
      const second = await make(doctor, { scope: 'mine' });
      assert.equal((await read(first.address)).statusCode, 404);
      assert.equal((await read(second.address)).statusCode, 200);
      const scopes = (await list(doctor)).map(({ scope }) => scope);
      assert.deepEqual(scopes, ['mine', 'practice']);
    });

    test('what is ended is nothing any more, and nobody ends another’s', async () => {
      const feed = await make(user, { scope: 'mine' });
      const url = `/api/me/calendar-feeds/${feed._id}`;
      assert.equal((await other.ask('DELETE', url)).statusCode, 404);
      assert.equal((await read(feed.address)).statusCode, 200);
      assert.equal((await user.ask('DELETE', url)).statusCode, 204);
      assert.equal((await read(feed.address)).statusCode, 404);
      assert.equal((await user.ask('DELETE', url)).statusCode, 404);
    });

    test('a key opens its own calendar alone', async () => {
      const [one, two] = [
        await make(user, { scope: 'mine' }),
        await make(other, { scope: 'mine' }),
      ];
      const key = new URL(two.address).searchParams.get('key') ?? '';
      const address = new URL(one.address);
      for (const wrong of [key, key.slice(1), 'A'.repeat(43)]) {
        address.searchParams.set('key', wrong);
        assert.notEqual((await read(address.href)).statusCode, 200, wrong);
      }
      address.searchParams.delete('key');
      assert.equal((await read(address.href)).statusCode, 422);
    });

    test('who has no practice has no calendar of one', async () => {
      const answer = await user.ask('POST', '/api/me/calendar-feeds', { scope: 'practice' });
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().code, 'vendor-unknown');
    });

    test('it ends with the account', async () => {
      const feed = await make(other, { scope: 'mine' });
      await running.database.query
        .updateTable('app_user')
        .set({ deleted_at: new Date() })
        .where('id', '=', other.userId)
        .execute();
      assert.equal((await read(feed.address)).statusCode, 404);
    });
  });
});
