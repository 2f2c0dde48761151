import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Notification, NotificationsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { cursorOf, placeOf } from './notifications.model';
import { type NewNotification, notify } from './notify';

const address = '/api/notifications';
const unknown = '018cc251-f400-776a-8c13-16bcdb665e9f';

test('a cursor names its place, and nothing else is one', () => {
  const place = { at: new Date('2026-11-21T10:00:00.123Z'), id: unknown };
  assert.deepEqual(placeOf(cursorOf(place)), place);
  for (const none of ['', 'x', cursorOf(place).slice(1), Buffer.from('1.x').toString('base64url')])
    assert.equal(placeOf(none), undefined);
});

onDatabase((open) => {
  let running: TestApp;
  let user: Person;
  let doctor: Person;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await person('user');
    doctor = await person('doctor');
  });
  after(() => running.close());
  beforeEach(() => running.database.query.deleteFrom('notification').execute());

  type Person = Awaited<ReturnType<typeof person>>;
  async function person(account: string) {
    const { userId, ask } = await signedIn(running.app, account);
    return {
      id: userId,
      get: (url: string) => ask('GET', url),
      list: async (): Promise<NotificationsAnswer> => (await ask('GET', address)).json(),
      read: (body: object) => ask('POST', `${address}/read`, body),
    };
  }

  const notification = (userId: string, title = 'Confirmed'): NewNotification => ({
    ...{ userId, kind: 'booking', title, text: 'On Monday', link: '/profile' },
  });
  const update = (one: NewNotification) =>
    running.database.query.transaction().execute((trx) => notify(trx, one));

  test('each sees their own, the newest first, and how many are unread', async () => {
    for (const title of ['One', 'Two', 'Three']) await update(notification(user.id, title));
    await update(notification(doctor.id, 'Other'));
    const { notifications, unread, next } = await user.list();
    assert.deepEqual(
      notifications.map(({ title }) => title),
      ['Three', 'Two', 'One'],
    );
    assert.deepEqual([unread, next], [3, null]);
    const [first] = notifications;
    assert.deepEqual(
      { ...first, _id: '', time: '' },
      {
        ...{ _id: '', kind: 'booking', title: 'Three', text: 'On Monday', time: '' },
        ...{ isRead: false, link: '/profile' },
      },
    );
  });

  test('pages meet without a gap', async () => {
    for (let nth = 0; nth < 45; nth += 1) await update(notification(user.id, `Nth ${nth}`));
    const titles: string[] = [];
    let asked = address;
    for (let pages = 0; pages < 5; pages += 1) {
      const page: NotificationsAnswer = (await user.get(asked)).json();
      titles.push(...page.notifications.map(({ title }: Notification) => title));
      if (page.next === null) break;
      asked = `${address}?cursor=${page.next}`;
    }
    assert.deepEqual(
      titles,
      Array.from({ length: 45 }, (_, nth) => `Nth ${44 - nth}`),
    );
  });

  test('what is no cursor is refused', async () => {
    for (const cursor of ['x', 'a'.repeat(300), ''])
      assert.equal((await user.get(`${address}?cursor=${cursor}`)).statusCode, 422);
  });

  test('those named are marked as read, or all, and nobody else’s', async () => {
    for (const title of ['One', 'Two', 'Three']) await update(notification(user.id, title));
    await update(notification(doctor.id));
    const [three] = (await user.list()).notifications;
    const others = (await doctor.list()).notifications.map(({ _id }) => _id);
    assert.equal((await user.read({ ids: [three?._id, ...others, unknown] })).statusCode, 204);
    assert.deepEqual(
      (await user.list()).notifications.map(({ isRead }) => isRead),
      [true, false, false],
    );
    assert.equal((await doctor.list()).unread, 1);
    assert.equal((await user.read({})).statusCode, 204);
    assert.equal((await user.list()).unread, 0);
    assert.equal((await user.read({ ids: ['x'] })).statusCode, 422);
  });

  test('what is told in a transaction that fails is told to nobody', async () => {
    const failing = running.database.query.transaction().execute(async (trx) => {
      await notify(trx, notification(user.id));
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    assert.equal((await user.list()).unread, 0);
  });
});
