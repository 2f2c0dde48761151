import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Notification, notificationsStream } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onBothDatabases } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { tokens } from '../auth/tokens';
import { notify } from './notify';
import { notificationStreams } from './streams';

const env = { SESSION_SECRET: 'of both processes, and of nobody else' };

interface Event {
  name: string;
  updated: unknown;
}

/** One screen: events as they arrive. */
async function openScreen(app: FastifyInstance, token: string) {
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${notificationsStream}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: leaving.signal,
  });
  const events: Event[] = [];
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body!) {
      text += decoder.decode(part, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name, updated] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (name && updated) events.push({ name, updated: JSON.parse(updated) });
      }
    }
    return 'ended';
  })();
  ended.catch(() => undefined);
  return { response, events, ended, leave: () => leaving.abort() };
}

onBothDatabases((open) => {
  let running: TestApp;
  let other: FastifyInstance;
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env });
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    // As another process would: with its own memory and listening connection.
    const { database } = running;
    other = await buildApp({ settings: testSettings(env), database, logger: false, site: false });
    await other.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await other.close();
    await running.close();
  });

  const login = (account: string) => signedIn(running.app, account);
  const update = (userId: string, title: string) =>
    running.database.query
      .transaction()
      .execute((trx) =>
        notify(trx, { userId, kind: 'booking', title, text: 'On Monday', link: '/profile' }),
      );
  /** Server connections that listen for notifications. */
  const listening = async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
      WHERE application_name = 'nukkad notifications' AND datname = current_database()`.execute(
      running.database.query,
    );
    return rows.map(({ pid }) => pid);
  };
  const unreadOn = ({ events }: { events: Event[] }) =>
    events.filter(({ name }) => name === 'unread').map(({ updated }) => updated);
  const titlesOn = ({ events }: { events: Event[] }) =>
    events
      .filter(({ name }) => name === 'notification')
      .map(({ updated }) => (updated as Notification).title);

  test('whatever process writes it, every screen of the person is told, and nobody else’s', async () => {
    const user = await login('user');
    const doctor = await login('doctor');
    const here = await openScreen(running.app, user.token);
    const there = await openScreen(other, user.token);
    const others = await openScreen(other, doctor.token);
    assert.equal(here.response.status, 200);
    assert.equal(here.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(here.response.headers.get('content-encoding'), null);
    assert.equal(here.response.headers.get('x-content-type-options'), 'nosniff');
    for (const screen of [here, there, others])
      await until(() => unreadOn(screen).length === 1, 'told at the beginning');
    assert.deepEqual(unreadOn(here), [{ unread: 0 }]);

    await update(user.userId, 'Confirmed');
    for (const screen of [here, there]) {
      await until(() => unreadOn(screen).length === 2, 'told');
      assert.deepEqual(titlesOn(screen), ['Confirmed']);
      assert.deepEqual(unreadOn(screen)[1], { unread: 1 });
    }
    await user.ask('POST', '/api/notifications/read', {});
    for (const screen of [here, there]) {
      await until(() => unreadOn(screen).length === 3, 'told that it was read');
      assert.deepEqual(unreadOn(screen)[2], { unread: 0 });
    }
    assert.deepEqual(others.events, [{ name: 'unread', updated: { unread: 0 } }]);
    for (const screen of [here, there, others]) screen.leave();
  });

  test('a stranger gets no stream', async () => {
    for (const headers of [{}, { authorization: 'Bearer x.y.z' }]) {
      const answer = await running.app.inject({ url: notificationsStream, headers });
      assert.equal(answer.statusCode, 401);
    }
  });

  test('a person has five screens, and room again when one goes', async () => {
    const { token } = await login('teacher');
    const screens = await Promise.all(
      Array.from({ length: 5 }, () => openScreen(running.app, token)),
    );
    for (const { response } of screens) assert.equal(response.status, 200);
    const refused = await openScreen(running.app, token);
    assert.equal(refused.response.status, 429);
    assert.ok(Number(refused.response.headers.get('retry-after')) > 0);
    screens[0]?.leave();
    await until(async () => {
      const screen = await openScreen(running.app, token);
      screens.push(screen);
      return screen.response.status === 200;
    }, 'there is room again');
    for (const screen of screens) screen.leave();
  });

  test('a screen that went before it was let in keeps no place', async () => {
    const { userId } = await login('user');
    const streams = notificationStreams(running.database.query, (error) =>
      assert.fail(String(error)),
    );
    for (let nth = 0; nth < 5; nth += 1) {
      const to = new PassThrough();
      to.destroy();
      await once(to, 'close');
      streams.add({ userId, sessionId: 'whichever', to });
    }
    assert.doesNotThrow(() => streams.check(userId));
    await streams.end();
  });

  test('after a broken connection screens are told how things stand', async () => {
    const { token, userId } = await login('user');
    const screen = await openScreen(running.app, token);
    await until(() => unreadOn(screen).length === 1, 'told at the beginning');
    // The embedded engine has no connection that could break.
    const broken = await listening();
    for (const pid of broken) {
      await sql`SELECT pg_terminate_backend(${pid}::int)`.execute(running.database.query);
    }
    await until(async () => !(await listening()).some((pid) => broken.includes(pid)), 'it broke');
    await update(userId, 'Missed');
    await until(
      () => unreadOn(screen).some((updated) => isDeepStrictEqual(updated, { unread: 1 })),
      'told after the break',
    );
    await update(userId, 'Heard');
    await until(() => titlesOn(screen).includes('Heard'), 'heard again');
    screen.leave();
  });

  test('who has logged out is told nothing any more', async () => {
    const user = await login('user');
    const stays = await login('user');
    const streams = notificationStreams(running.database.query, (error) =>
      assert.fail(String(error)),
    );
    const sessionOf = async (token: string) =>
      (await tokens(env.SESSION_SECRET, testSettings(env).publicUrl).read(token))!.sessionId;
    const screens = await Promise.all(
      [user, stays].map(async ({ token, userId }) => {
        const to = new PassThrough();
        to.resume();
        streams.add({ userId, sessionId: await sessionOf(token), to });
        return to;
      }),
    );
    await streams.beat();
    assert.deepEqual(
      screens.map(({ writableEnded }) => writableEnded),
      [false, false],
    );
    await user.ask('POST', '/api/users/logout');
    await streams.beat();
    assert.deepEqual(
      screens.map(({ writableEnded }) => writableEnded),
      [true, false],
    );
    await streams.end();
  });

  test('closing ends every stream by itself', { timeout: 120_000 }, async () => {
    const { token } = await login('ca');
    const { database } = running;
    const app = await buildApp({
      ...{ settings: testSettings(env), database, logger: false, site: false },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const screen = await openScreen(app, token);
    await until(() => screen.events.length === 1, 'told at the beginning');
    // The app would wait for ever for an open stream.
    await app.close();
    assert.equal(await screen.ended, 'ended');
  });
});
