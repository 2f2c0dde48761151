import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor } from '../../../test/services/emails';
import { buildApp } from '../../app';
import { logger } from '../../core/config/logging';

const env = {
  SESSION_SECRET: 'seeded-session-secret-of-good-length',
  OTP_PEPPER: 'seeded-pepper-of-very-good-length-too',
};

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  test('neither passwords nor codes, tokens, cookies or addresses are logged', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const settings = testSettings(env);
    const base = logger({ ...settings, production: true });
    const app = await buildApp({
      settings,
      database: running.database,
      logger: { ...base, level: 'trace', stream },
      site: false,
    });
    const who = browser(app);
    const email = 'seeded-address@example.in';
    const password = 'seeded password of somebody';
    const body = { fullName: 'Seeded Name', email, phone: '', password };
    const { user } = (await who.send({ url: '/api/users/registerUser', body })).json();
    const cookies = [...who.jar.values()];
    const otp = await codeFor(running.database, email);
    const wrong = { email, otp: `${otp}-seeded-guess` };
    await who.send({ url: '/api/users/verify-otp', body: wrong });
    const verified = (
      await who.send({ url: '/api/users/verify-otp', body: { email, otp } })
    ).json();
    const { token } = verified;
    await who.send({ url: '/api/users/loginUser', body: { email, password: 'seeded wrong one' } });
    await who.send({ url: '/api/users/loginUser', body: { email: password, password: email } });
    await who.send({ url: `/api/users/session?token=${token}`, method: 'GET', token });
    await app.inject({
      method: 'POST',
      url: '/api/users/loginUser',
      payload: `{"password":"${password}`,
    });
    await app.close();

    const log = lines.join('');
    assert.ok(lines.length > 10, 'the log was written');
    const secrets = [
      email,
      password,
      'seeded',
      user.token,
      token,
      ...cookies,
      ...Object.values(env),
    ];
    assert.deepEqual(
      secrets.filter((secret) => log.includes(secret)),
      [],
    );
    assert.doesNotMatch(log, /argon2|authorization|Seeded/);
  });
});
