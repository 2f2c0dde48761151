import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, messages } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor, emailsTo, takeBackTokenFor } from '../../../test/services/emails';

const password = 'another quiet corner';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  const login = (email: string, secret = 'demo-password') =>
    browser(running.app).send({ url: '/api/users/loginUser', body: { email, password: secret } });
  const takeBack = (token: unknown, secret = password) =>
    browser(running.app).send({
      url: '/api/users/take-back-email',
      body: { token, password: secret },
    });

  /** A session stolen right after its owner logged in. */
  async function thiefOf(email: string) {
    const who = browser(running.app);
    const { token, _id: id } = (await login(email)).json();
    const change = async (next: string) => {
      const url = `/api/users/updateUser/${id}`;
      await who.send({ url, method: 'PUT', body: { email: next }, token });
      const otp = await codeFor(running.database, next);
      return who.send({ url: `/api/users/${id}/confirm-email`, body: { otp }, token });
    };
    const remove = () => who.send({ url: `/api/users/deleteUser/${id}`, method: 'DELETE', token });
    return { id, token, change, remove };
  }

  const register = (email: string) =>
    browser(running.app).send({
      url: '/api/users/registerUser',
      body: { fullName: 'Thief', email, phone: '', password: 'a quiet street corner' },
    });

  test('the former address takes its account back, once', async () => {
    const email = 'labour@demo.example';
    const thief = await thiefOf(email);
    assert.equal((await thief.change('thief-1@example.in')).statusCode, 200);
    const { query } = running.database;
    const identity = { provider: 'google', subject: 'thief', user_id: thief.id } as const;
    await query.insertInto('identity').values(identity).execute();
    const token = await takeBackTokenFor(running.database, email);
    assert.equal(Buffer.from(token, 'base64url').length, 16);
    const stored = await query.selectFrom('email_take_back').selectAll().execute();
    assert.doesNotMatch(JSON.stringify(stored), new RegExp(token));

    assert.equal((await takeBack(token, 'password1')).json().code, 'validation');
    const answer = await takeBack(token);
    assert.deepEqual(answer.json(), {
      ...{ message: messages.emailTakenBack, email },
      ...{ passkeysRemoved: [], passkeysKept: [] },
    });
    const again = await takeBack(token);
    assert.deepEqual([again.statusCode, again.json().code], [422, 'link-invalid']);

    const headers = { authorization: `Bearer ${thief.token}` };
    const session = await running.app.inject({ url: '/api/users/session', headers });
    assert.equal(session.statusCode, 401);
    assert.equal((await login('thief-1@example.in')).statusCode, 401);
    assert.equal((await login(email)).statusCode, 401);
    assert.equal((await login(email, password)).statusCode, 200);
    const left = await query
      .selectFrom('identity')
      .select('subject')
      .where('user_id', '=', thief.id)
      .execute();
    assert.deepEqual(left, []);
    const [newest] = await emailsTo(running.database, email);
    assert.match(newest?.subject ?? '', /your email at Nukkad again/);
  });

  test('neither further changes nor deleting nor registering make the link useless', async () => {
    const email = 'engineer@demo.example';
    const thief = await thiefOf(email);
    await thief.change('thief-2@example.in');
    await thief.change('thief-3@example.in');
    const removed = await thief.remove();
    assert.deepEqual(
      [removed.statusCode, removed.json().code, removed.json().detail],
      [409, 'conflict', messages.deletionAfterEmailChange],
    );
    assert.equal((await register(email)).json().code, 'email-taken');

    // The thief's own link does not end the owner's.
    const thiefs = await takeBackTokenFor(running.database, 'thief-2@example.in');
    assert.equal((await takeBack(thiefs, 'a corner of a thief')).statusCode, 200);
    assert.equal((await register(email)).json().code, 'email-taken');
    const token = await takeBackTokenFor(running.database, email);
    assert.equal((await takeBack(token)).json().email, email);
    assert.equal((await login(email, password)).statusCode, 200);
    assert.equal((await login('thief-2@example.in', 'a corner of a thief')).statusCode, 401);
  });

  test('after 72 hours the link is over, and the account can be deleted', async () => {
    const email = 'officer@demo.example';
    const owner = await thiefOf(email);
    await owner.change('officer-next@example.in');
    const token = await takeBackTokenFor(running.database, email);
    const { query } = running.database;
    const { hours } = await query
      .selectFrom('email_take_back')
      .select(sql<number>`round(extract(epoch FROM expires_at - now()) / 3600)::int`.as('hours'))
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    assert.equal(hours, limits.emailTakeBackHours);
    await query
      .updateTable('email_take_back')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', owner.id)
      .execute();
    assert.equal((await takeBack(token)).json().code, 'link-invalid');
    assert.equal((await owner.remove()).statusCode, 200);
  });

  test('who changed it can go back by themselves', async () => {
    const email = 'ca@demo.example';
    const owner = await thiefOf(email);
    await owner.change('ca-next@example.in');
    assert.equal((await owner.change(email)).json().email, email);
  });

  test('anything that was never sent changes nothing', async () => {
    for (const token of ['1234', 'A'.repeat(22), "' OR 1=1 --"]) {
      const answer = await takeBack(token);
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'link-invalid']);
    }
    for (const token of [undefined, 7, 'x'.repeat(1_000)]) {
      assert.equal((await takeBack(token)).json().code, 'validation');
    }
  });
});
