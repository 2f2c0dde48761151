import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { PushDeviceOrder, PushState } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { type FakePushService, startPushService } from '../../../test/services/push-services';
import { notify } from '../notifications/notify';
import { pushService } from './push.service';

onDatabase((open) => {
  describe('notifications on devices', () => {
    let service: FakePushService;
    let running: TestApp;
    let user: SignedIn;
    let doctor: SignedIn;
    before(async () => {
      service = await startPushService();
      const env = { ...service.env, PUSH_MESSAGES_A_DAY: '3' };
      running = await startTestApp(open, { vendors: 20, env });
      [user, doctor] = [await signedIn(running.app, 'user'), await signedIn(running.app, 'doctor')];
    });
    after(async () => {
      await running.close();
      await service.close();
    });
    beforeEach(async () => {
      const { query } = running.database;
      await query.deleteFrom('push_device').execute();
      await query.deleteFrom('push_preference').execute();
      await query.deleteFrom('job').where('kind', '=', 'push').execute();
      service.received.length = 0;
      service.refuse.clear();
      await prefer({});
    });

    const prefer = async (changes: object, status = 200) => {
      const all = { muted: [], quietFrom: 0, quietUntil: 0, ...changes };
      const answer = await user.ask('PUT', '/api/me/push', all);
      assert.equal(answer.statusCode, status, answer.body);
    };
    const allow = async (who: SignedIn, device: PushDeviceOrder): Promise<PushState> => {
      const answer = await who.ask('POST', '/api/me/push/devices', device);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    };
    const tell = (more: object = {}, userId = user.userId) =>
      running.database.query.transaction().execute((trx) =>
        notify(trx, {
          ...{ userId, kind: 'booking', link: '/profile?section=appointments' },
          ...{ title: 'Moved', text: 'Your appointment is at ten.', ...more },
        }),
      );
    const arrived = async (count: number) => {
      await until(() => service.received.length >= count, `${count} messages arrived`);
      return service.received;
    };
    const isDone = () =>
      until(async () => (await jobs()).length === 0, 'every message was sent or dropped');
    const jobs = () =>
      running.database.query
        .selectFrom('job')
        .select(['attempts', 'run_at'])
        .where('kind', '=', 'push')
        .execute();
    const devices = async (who: SignedIn): Promise<PushState['devices']> =>
      (await who.ask('GET', '/api/me/push')).json().devices;

    test('a device gets what the notification says, encrypted for it alone', async () => {
      const device = service.subscribe();
      const { publicKey } = await allow(user, device);
      assert.equal(publicKey, service.env.VAPID_PUBLIC_KEY);
      await tell();
      const [{ endpoint, message, ttl } = assert.fail()] = await arrived(1);
      assert.equal(endpoint, device.endpoint);
      const { id, ...said } = message;
      assert.deepEqual(said, {
        ...{ title: 'Moved', text: 'Your appointment is at ten.', language: 'en-IN' },
        link: '/profile?section=appointments',
      });
      assert.match(id, /^[0-9a-f-]{36}$/);
      assert.equal(ttl, 86_400);
    });

    test('it is worded in the language of its reader when it is sent', async () => {
      await allow(user, service.subscribe());
      const { query } = running.database;
      const speak = (language: 'hi' | 'en-IN') =>
        query.updateTable('app_user').set({ language }).where('id', '=', user.userId).execute();
      await speak('hi');
      const values = ['Dr. Rao'];
      await tell({ kind: 'review', template: 'review.replied', values });
      const [{ message } = assert.fail()] = await arrived(1);
      await speak('en-IN');
      assert.equal(message.language, 'hi');
      assert.match(message.title + message.text, /\p{Script=Devanagari}/u);
    });

    test('a muted kind is not sent', async () => {
      await allow(user, service.subscribe());
      await prefer({ muted: ['booking'] });
      await tell();
      await tell({ kind: 'message' });
      assert.equal((await arrived(1)).length, 1);
      await isDone();
      assert.equal(service.received.length, 1);
    });

    test('in quiet hours it waits until they end', async () => {
      await allow(user, service.subscribe());
      const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
      await prefer({ quietFrom: hour, quietUntil: (hour + 2) % 24 });
      await tell();
      // Further than the lease of the attempt that puts it off, which the next test would meet.
      const later = Date.now() + 600_000;
      const isPutOff = async () => (await jobs()).some(({ run_at }) => run_at.getTime() > later);
      await until(isPutOff, 'it is put off');
      assert.deepEqual(service.received, []);
    });

    test('a day has an end to them', async () => {
      await allow(user, service.subscribe());
      for (let count = 0; count < 5; count += 1) await tell();
      await isDone();
      assert.equal(service.received.length, 3);
    });

    test('what did not arrive is not counted', async () => {
      const device = service.subscribe();
      await allow(user, device);
      service.refuse.set(device.endpoint, 503);
      for (let count = 0; count < 4; count += 1) await tell();
      // Further than the lease of the attempt that fails.
      const later = Date.now() + 90_000;
      const arePutOff = async () => (await jobs()).every(({ run_at }) => run_at.getTime() > later);
      await until(arePutOff, 'each is tried again later');
      service.refuse.clear();
      await tell();
      await arrived(1);
    });

    test('a device that its service no longer knows is sent nothing more', async () => {
      const device = service.subscribe();
      await allow(user, device);
      service.refuse.set(device.endpoint, 410);
      await tell();
      await isDone();
      assert.deepEqual(await devices(user), []);
      service.refuse.clear();
      await tell();
      await isDone();
      assert.deepEqual(service.received, []);
    });

    const renew = (who: SignedIn, device: PushDeviceOrder, replaces: string | undefined) =>
      who.ask('POST', '/api/me/push/devices', { ...device, replaces });

    test('a browser whose address has changed says the new one, before a 410 or after', async () => {
      const old = service.subscribe();
      const { devices: before } = await allow(user, old);
      service.refuse.set(old.endpoint, 410);
      const next = service.subscribe();
      assert.equal((await renew(user, next, before[0]?._id)).statusCode, 200);
      await tell();
      assert.equal((await arrived(1))[0]?.endpoint, next.endpoint);
      service.refuse.set(next.endpoint, 410);
      await tell();
      await isDone();
      const last = service.subscribe();
      const answer = await renew(user, last, before[0]?._id);
      assert.equal(answer.statusCode, 200, answer.body);
      const [after, ...others] = (answer.json() as PushState).devices;
      assert.deepEqual(others, []);
      assert.deepEqual(
        [after?._id, after?.since, after?.endpointEnd],
        [before[0]?._id, before[0]?.since, last.endpoint.slice(-12)],
      );
    });

    test('what has ended, or is of others, is never allowed by a renewal', async () => {
      const { devices: own } = await allow(user, service.subscribe());
      const id = own[0]?._id;
      const refused = async (who: SignedIn, device: PushDeviceOrder) => {
        const answer = await renew(who, device, id);
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
      };
      await refused(doctor, service.subscribe());
      const theirs = service.subscribe();
      await allow(doctor, theirs);
      await refused(user, theirs);
      assert.deepEqual(await devices(user), own);
      assert.equal((await user.ask('DELETE', `/api/me/push/devices/${id}`)).statusCode, 204);
      await refused(user, service.subscribe());
      assert.deepEqual([await devices(user), (await devices(doctor)).length], [[], 1]);
    });

    test('a browser that was allowed anew meanwhile is one device', async () => {
      const { devices: before } = await allow(user, service.subscribe());
      const next = service.subscribe();
      await allow(user, next);
      assert.equal((await renew(user, next, before[0]?._id)).statusCode, 200);
      const [left, ...others] = await devices(user);
      assert.deepEqual([left?.endpointEnd, others], [next.endpoint.slice(-12), []]);
    });

    test('a service that is busy is asked again later', async () => {
      const device = service.subscribe();
      await allow(user, device);
      service.refuse.set(device.endpoint, 503);
      await tell();
      await until(async () => {
        const [job] = await jobs();
        return job !== undefined && job.run_at.getTime() > Date.now() + 60_000;
      }, 'it waits for another attempt');
      assert.equal((await devices(user)).length, 1);
    });

    test('a browser is that of whoever allowed it last', async () => {
      const device = service.subscribe();
      await allow(user, device);
      await allow(doctor, device);
      await tell();
      await isDone();
      assert.deepEqual(service.received, []);
      assert.deepEqual([await devices(user), (await devices(doctor)).length], [[], 1]);
    });

    test('nothing is sent to what is no push service or no key', async () => {
      const { endpoint, keys } = service.subscribe();
      const wrong = [
        { endpoint: 'https://10.0.0.1/send', keys },
        { endpoint: 'http://127.0.0.1:1/send', keys },
        { endpoint: 'https://fcm.googleapis.com.example/send', keys },
        { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } },
        { endpoint, keys: { ...keys, auth: 'short' } },
      ];
      for (const device of wrong) {
        const answer = await user.ask('POST', '/api/me/push/devices', device);
        assert.equal(answer.statusCode, 422, answer.body);
      }
      assert.deepEqual(await devices(user), []);
    });

    test('signing out ends the device of that session', async () => {
      const once = await signedIn(running.app, 'user');
      await allow(once, service.subscribe());
      await allow(user, service.subscribe());
      assert.equal((await once.ask('POST', '/api/users/logout')).statusCode, 204);
      const [left, ...more] = await devices(user);
      assert.deepEqual([left?.isOfSession, more], [true, []]);
    });

    test('a device is ended by its owner alone', async () => {
      const { devices: own } = await allow(user, service.subscribe());
      const path = `/api/me/push/devices/${own[0]?._id}`;
      assert.equal((await doctor.ask('DELETE', path)).statusCode, 404);
      assert.equal((await user.ask('DELETE', path)).statusCode, 204);
      assert.deepEqual(await devices(user), []);
    });

    test('the eleventh device takes the place of the oldest', async () => {
      for (let count = 0; count < 11; count += 1) await allow(user, service.subscribe());
      assert.equal((await devices(user)).length, 10);
    });

    test('of those that are gone the one gone longest goes first', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 10; count += 1) {
        const { devices } = await allow(user, service.subscribe());
        ids.push(devices[0]?._id ?? '');
      }
      const [lately = '', longAgo = ''] = ids;
      const goneFor = (id: string, days: number) =>
        running.database.query
          .updateTable('push_device')
          .set({ gone_at: new Date(Date.now() - days * 86_400_000) })
          .where('id', '=', id)
          .execute();
      await goneFor(lately, 1);
      await goneFor(longAgo, 20);
      await allow(user, service.subscribe());
      assert.equal((await renew(user, service.subscribe(), longAgo)).statusCode, 404);
      assert.equal((await renew(user, service.subscribe(), lately)).statusCode, 200);
    });

    test('where it is not set up, it says so', async () => {
      const push = pushService(running.database.query, {
        ...running.settings.push,
        vapid: undefined,
      });
      const who = { userId: user.userId, sessionId: user.userId };
      assert.equal((await push.read(who)).publicKey, null);
      await assert.rejects(push.add(who, service.subscribe(), ''), { code: 'unavailable' });
    });
  });
});
