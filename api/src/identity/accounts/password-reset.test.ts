import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, messages } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { emailsTo, resetTokenFor } from '../../../test/services/emails';

const oldPassword = 'demo-password';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, {
      vendors: 20,
      env: { LIMITS: 'production', OPERATOR_PASSKEYS: 'required' },
    });
  });
  after(() => running.close());

  let next = 0;
  const stranger = () => {
    next += 1;
    return browser(running.app, `198.51.100.${next}`);
  };
  const login = (email: string, password: string) =>
    stranger().send({ url: '/api/users/loginUser', body: { email, password } });
  const ask = (email: string, who = stranger()) =>
    who.send({ url: '/api/users/forgot-password', body: { email } });
  const reset = (token: unknown, password: string, who = stranger()) =>
    who.send({ url: '/api/users/reset-password', body: { token, password } });
  const allSent = () =>
    until(async () => {
      const waiting = await running.database.query
        .selectFrom('job')
        .select('id')
        .where('kind', '=', 'password-reset-link')
        .execute();
      return waiting.length === 0;
    }, 'every link that was asked for is sent');

  test('a link chooses a new password once, and ends every session', async () => {
    const email = 'labour@demo.example';
    const { token: session } = (await login(email, oldPassword)).json();
    assert.equal((await ask(email)).json().message, messages.resetLinkSent);
    const token = await resetTokenFor(running.database, email);
    assert.equal(Buffer.from(token, 'base64url').length, 16);

    const common = await reset(token, 'password1');
    assert.equal(common.json().errors.password, messages.passwordCommon);
    const changed = await reset(token, 'another quiet corner');
    assert.deepEqual(changed.json(), {
      ...{ message: messages.passwordChanged, email },
      ...{ passkeysRemoved: [], passkeysKept: [] },
    });
    const again = await reset(token, 'a third quiet corner');
    assert.deepEqual([again.statusCode, again.json().code], [422, 'link-invalid']);

    assert.equal((await login(email, oldPassword)).statusCode, 401);
    assert.equal((await login(email, 'another quiet corner')).statusCode, 200);
    const headers = { authorization: `Bearer ${session}` };
    const asked = await running.app.inject({ url: '/api/users/session', headers });
    assert.equal(asked.statusCode, 401);
    const [newest] = await emailsTo(running.database, email);
    assert.match(newest?.subject ?? '', /was changed/);
  });

  /** Adds passkeys with these names to an account. */
  async function withPasskeys(email: string, names: string[]): Promise<void> {
    const { query } = running.database;
    const { id: user_id } = await query
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (const name of names) {
      const keys = { credential_id: `${email} ${name}`, public_key: 'key', counter: 0 };
      await query
        .insertInto('passkey')
        .values({ id: uuidv7(), user_id, name, ...keys, transports: [], is_synced: false })
        .execute();
    }
  }
  const passkeysOf = async (email: string) =>
    (
      await running.database.query
        .selectFrom('passkey')
        .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
        .select('name')
        .where('email', '=', email)
        .execute()
    ).map(({ name }) => name);

  test('passkeys do not survive a new password, and the owner is told which those were', async () => {
    const email = 'advocate@demo.example';
    await withPasskeys(email, ['Phone', 'The thief’s']);
    await ask(email);
    const token = await resetTokenFor(running.database, email);
    const changed = await reset(token, 'another quiet corner');
    assert.deepEqual(changed.json().passkeysRemoved, ['Phone', 'The thief’s']);
    assert.deepEqual(await passkeysOf(email), []);
    const [newest] = await emailsTo(running.database, email);
    assert.match(newest?.text ?? '', /were removed.*- Phone\n- The thief’s\n.*add/s);
  });

  test('an operator’s passkeys stay, and are named', async () => {
    const email = 'operator@demo.example';
    await withPasskeys(email, ['Key']);
    await ask(email);
    const token = await resetTokenFor(running.database, email);
    const changed = await reset(token, 'another quiet corner');
    const { passkeysRemoved, passkeysKept } = changed.json();
    assert.deepEqual([passkeysRemoved, passkeysKept], [[], ['Key']]);
    assert.deepEqual(await passkeysOf(email), ['Key']);
    const [newest] = await emailsTo(running.database, email);
    assert.match(newest?.text ?? '', /stay.*- Key\n.*remove those that are not yours/s);
  });

  test('a link is good on any device, and every other of the account ends with it', async () => {
    const email = 'engineer@demo.example';
    await ask(email);
    const first = await resetTokenFor(running.database, email);
    await ask(email);
    await allSent();
    const second = await resetTokenFor(running.database, email);
    assert.notEqual(second, first);
    assert.equal((await reset(first, 'another quiet corner')).statusCode, 200);
    assert.equal((await reset(second, 'a third quiet corner')).json().code, 'link-invalid');
  });

  test('a link ends after half an hour', async () => {
    const email = 'ca@demo.example';
    await ask(email);
    const token = await resetTokenFor(running.database, email);
    const links = await running.database.query
      .selectFrom('password_reset')
      .select('expires_at')
      .execute();
    const latest = Date.now() + limits.resetLinkMinutes * 60_000;
    assert.ok(links.every(({ expires_at }) => expires_at.getTime() <= latest));
    await running.database.query
      .updateTable('password_reset')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    assert.equal((await reset(token, 'another quiet corner')).json().code, 'link-invalid');
  });

  test('four digits, or anything else that was never sent, change nothing', async () => {
    for (const token of ['1234', 'A'.repeat(22), 'x'.repeat(63), "' OR 1=1 --"]) {
      const answer = await reset(token, 'another quiet corner');
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'link-invalid']);
    }
    for (const token of [undefined, 7, 'x'.repeat(1_000)]) {
      const answer = await reset(token, 'another quiet corner');
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
    }
  });

  test('the answer is the same for everybody, an e-mail goes to whom it is for', async () => {
    const [known, unknown] = [await ask('user@demo.example'), await ask('nobody@example.in')];
    assert.deepEqual([known.statusCode, known.json()], [unknown.statusCode, unknown.json()]);
    await allSent();
    assert.deepEqual(await emailsTo(running.database, 'nobody@example.in'), []);
    assert.equal((await emailsTo(running.database, 'user@demo.example')).length, 1);
  });

  test('strangers neither keep the owner from asking nor fill the mailbox', async () => {
    const email = 'officer@demo.example';
    const attacker = stranger();
    assert.equal((await ask(email, attacker)).statusCode, 200);
    assert.equal((await ask(email, attacker)).statusCode, 429);
    for (let nth = 0; nth < 12; nth += 1) await ask(email);
    const owner = await ask(email);
    assert.equal(owner.statusCode, 200, owner.body);
    for (let guess = 0; guess < 30; guess += 1) await reset(`guess-${guess}`, 'a quiet corner');
    await allSent();
    const links = await emailsTo(running.database, email);
    assert.equal(links.length, 5);
    const token = await resetTokenFor(running.database, email);
    assert.equal((await reset(token, 'another quiet corner')).statusCode, 200);
  });
});
