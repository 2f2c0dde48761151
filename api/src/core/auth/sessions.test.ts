import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { UserSession } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { userAgentMaxLength } from './sessions.store';

const list = '/api/users/me/sessions';
const phone = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  async function device(email: string, userAgent: string) {
    const login = await running.app.inject({
      ...{ method: 'POST', url: '/api/users/loginUser' },
      payload: { email, password: 'demo-password' },
    });
    const headers = { authorization: `Bearer ${login.json().token}`, 'user-agent': userAgent };
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
      running.app.inject({ method, url, headers });
    const sessions = async (): Promise<UserSession[]> => (await ask('GET', list)).json();
    const isIn = async () => (await ask('GET', '/api/users/session')).statusCode === 200;
    return { ask, sessions, isIn };
  }

  test('a person sees where they are signed in, this one first, and ends one', async () => {
    const email = 'labour@demo.example';
    const mine = await device(email, laptop);
    await mine.sessions();
    const other = await device(email, phone);
    await other.isIn();
    const [first, second, ...more] = await mine.sessions();
    assert.deepEqual(more, []);
    assert.deepEqual([first?.device, first?.isCurrent], ['Firefox on Linux', true]);
    assert.deepEqual([second?.device, second?.isCurrent], ['Firefox on Android', false]);
    assert.ok(second?.lastSeenAt && second.lastSeenAt >= second.startedAt);

    assert.equal((await mine.ask('DELETE', `${list}/${second._id}`)).statusCode, 204);
    assert.equal(await other.isIn(), false);
    assert.equal(await mine.isIn(), true);
    assert.equal((await mine.ask('DELETE', `${list}/${second._id}`)).json().code, 'not-found');
  });

  test('everywhere else is signed out at once', async () => {
    const email = 'engineer@demo.example';
    const [mine, one, two] = [
      await device(email, laptop),
      await device(email, phone),
      await device(email, phone),
    ];
    assert.equal((await mine.ask('POST', `${list}/end-others`)).statusCode, 204);
    assert.deepEqual([await mine.isIn(), await one.isIn(), await two.isIn()], [true, false, false]);
    assert.equal((await mine.sessions()).length, 1);
  });

  test('strangers see and end none, and what is shown opens nothing', async () => {
    const owner = await device('ca@demo.example', laptop);
    const stranger = await device('user@demo.example', phone);
    const [own] = await owner.sessions();
    assert.ok(own);
    const seen = await stranger.sessions();
    assert.ok(seen.every(({ _id }) => _id !== own._id));
    const ended = await stranger.ask('DELETE', `${list}/${own._id}`);
    assert.deepEqual([ended.statusCode, ended.json().code], [404, 'not-found']);
    await stranger.ask('POST', `${list}/end-others`);
    assert.equal(await owner.isIn(), true);
    const url = `${list}/${own._id}`;
    for (const headers of [{}, { authorization: `Bearer ${own._id}` }]) {
      assert.equal((await running.app.inject({ url: list, headers })).statusCode, 401);
      assert.equal((await running.app.inject({ method: 'DELETE', url, headers })).statusCode, 401);
    }
  });

  test('what a browser says about itself is kept within bounds, and noted seldom', async () => {
    const long = await device('officer@demo.example', `\u00ff${'x'.repeat(5_000)}`);
    assert.equal((await long.sessions())[0]?.device, null);
    const stored = () =>
      running.database.query
        .selectFrom('session')
        .select(['user_agent', 'last_seen_at'])
        .where('user_agent', 'like', 'xxx%')
        .executeTakeFirstOrThrow();
    const once = await stored();
    assert.equal(once.user_agent?.length, userAgentMaxLength);
    await long.isIn();
    assert.deepEqual(await stored(), once);
  });
});
