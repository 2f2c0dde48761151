import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, messages } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser, type TestBrowser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor, emailsTo } from '../../../test/services/emails';

const ownPassword = 'a quiet street corner';
const foreignPassword = 'the password of a thief';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  const owner = () => browser(running.app, '198.51.100.1');
  const stranger = (nth = 0) => browser(running.app, `203.0.${nth}.7`);
  const register = (who: TestBrowser, email: string, password: string, fullName: string) =>
    who.send({
      url: '/api/users/registerUser',
      body: { fullName, email, phone: '', password },
    });
  const asOwner = (who: TestBrowser, email: string) =>
    register(who, email, ownPassword, 'The Owner');
  const asStranger = (who: TestBrowser, email: string) =>
    register(who, email, foreignPassword, 'A Stranger');
  const verify = (who: TestBrowser, email: string, otp: unknown) =>
    who.send({ url: '/api/users/verify-otp', body: { email, otp, profession: '' } });
  const resend = (who: TestBrowser, email: string) =>
    who.send({ url: '/api/users/resend-otp', body: { email } });
  const login = (who: TestBrowser, email: string, password: string) =>
    who.send({ url: '/api/users/loginUser', body: { email, password } });
  const codeOf = (email: string) => codeFor(running.database, email);
  /** Skips the half-minute pause between two emails. */
  const afterPause = () =>
    running.database.query.deleteFrom('allowance').where('key', 'like', 'code-pause%').execute();

  /** Requests codes from one network, each time in a new browser, until refused. */
  async function askUntilRefused(email: string, nth = 0): Promise<void> {
    for (let asked = 0; asked < 50; asked += 1) {
      await afterPause();
      if ((await asStranger(stranger(nth), email)).statusCode === 429) return;
    }
    assert.fail('nobody refused the stranger');
  }

  /** Requests codes from ever more networks until no new browser is sent one. */
  async function askFromEverywhere(email: string): Promise<number> {
    let sent = 0;
    for (let nth = 1; nth < 100; nth += 1) {
      const { statusCode } = await asStranger(stranger(nth), email);
      if (statusCode === 429) return sent;
      sent += 1;
    }
    return assert.fail('nobody refused the strangers');
  }

  test('a stranger who asks until refused keeps no owner from signing up', async () => {
    const email = 'asked-before@example.in';
    await askUntilRefused(email);
    const own = owner();
    assert.equal((await asOwner(own, email)).statusCode, 200);
    await afterPause();
    assert.equal((await resend(own, email)).statusCode, 200);
    const verified = await verify(own, email, await codeOf(email));
    assert.deepEqual(
      [verified.statusCode, verified.json().fullName],
      [200, 'The Owner'],
      verified.body,
    );
    assert.equal((await login(owner(), email, ownPassword)).statusCode, 200);
    assert.equal((await login(stranger(), email, foreignPassword)).statusCode, 401);
  });

  test('a stranger who asks after the owner ends no code, session or password', async () => {
    const email = 'asked-after@example.in';
    const own = owner();
    const { user } = (await asOwner(own, email)).json();
    const code = await codeOf(email);
    await askUntilRefused(email);
    const session = await own.send({
      url: '/api/users/session',
      method: 'GET',
      token: user.token,
    });
    assert.equal(session.json().code, 'email-unverified');
    const verified = await verify(own, email, code);
    assert.deepEqual([verified.statusCode, verified.json().fullName], [200, 'The Owner']);
    assert.equal((await login(owner(), email, ownPassword)).statusCode, 200);
    assert.equal((await login(stranger(), email, foreignPassword)).statusCode, 401);
  });

  test('strangers everywhere fill no mailbox, and leave the owner’s browser its own', async () => {
    const email = 'bombed@example.in';
    const own = owner();
    await asOwner(own, email);
    assert.equal(await askFromEverywhere(email), limits.otpBrowsersPerDay - 1);
    await afterPause();
    assert.equal((await resend(own, email)).statusCode, 200);
    const emails = await emailsTo(running.database, email);
    assert.equal(emails.length, limits.otpBrowsersPerDay + 1);
    assert.equal((await verify(own, email, await codeOf(email))).statusCode, 200);
  });

  test('a stranger’s wrong guesses use up none of the owner’s', async () => {
    const email = 'guessed-by-others@example.in';
    const other = stranger();
    await asStranger(other, email);
    for (let code = 0; code < 4; code += 1) {
      for (let guess = 0; guess < limits.otpGuesses; guess += 1) await verify(other, email, 'no');
      await afterPause();
      assert.equal((await resend(other, email)).statusCode, 200);
    }
    assert.equal((await verify(other, email, await codeOf(email))).statusCode, 422);
    const own = owner();
    await asOwner(own, email);
    const code = await codeOf(email);
    for (let typo = 1; typo < limits.otpGuesses; typo += 1) await verify(own, email, 'no');
    assert.equal((await verify(own, email, code)).statusCode, 200);
  });

  test('a code proves what its own browser typed, and only until another is proved', async () => {
    const email = 'both@example.in';
    const other = stranger();
    const { user } = (await asStranger(other, email)).json();
    const foreignCode = await codeOf(email);
    const own = owner();
    await asOwner(own, email);
    const code = await codeOf(email);
    if (code !== foreignCode) assert.equal((await verify(other, email, code)).statusCode, 422);
    assert.equal((await verify(own, email, code)).statusCode, 200);
    assert.equal((await verify(other, email, foreignCode)).statusCode, 422);
    const session = await other.send({
      url: '/api/users/session',
      method: 'GET',
      token: user.token,
    });
    assert.equal(session.statusCode, 401);
    const left = await running.database.query
      .selectFrom('one_time_code')
      .select('id')
      .where('email', '=', email)
      .execute();
    assert.deepEqual(left, []);
  });

  test('who came second logs in with the password typed there, and is sent a code', async () => {
    const email = 'second@example.in';
    await asStranger(stranger(), email);
    const own = owner();
    await asOwner(own, email);
    await afterPause();
    const unverified = await login(own, email, ownPassword);
    assert.deepEqual([unverified.statusCode, unverified.json().code], [403, 'email-unverified']);
    assert.equal((await login(owner(), email, ownPassword)).statusCode, 401);
    const verified = await verify(own, email, await codeOf(email));
    assert.deepEqual([verified.statusCode, verified.json().fullName], [200, 'The Owner']);
  });

  test('a professional who came second gets the page typed in that browser', async () => {
    const email = 'second-dentist@example.in';
    await asStranger(stranger(), email);
    const { id: vendorType } = await running.database.query
      .selectFrom('user_type')
      .select('id')
      .where('slug', '=', 'doctor')
      .executeTakeFirstOrThrow();
    const own = owner();
    const signedUp = await own.send({
      url: '/api/vendordetail/registerProfessional',
      body: {
        vendorName: 'Dr. Asha Rao',
        email,
        mobileNumber: ['98765 43210'],
        password: ownPassword,
        vendorType,
      },
    });
    assert.deepEqual(signedUp.json(), { message: messages.existsUnverified, retryAfter: 30 });
    const verified = (await verify(own, email, await codeOf(email))).json();
    assert.deepEqual(
      [verified.role, verified.listing, verified.vendorDetails],
      ['vendor', 'draft', { fullName: 'Dr. Asha Rao', phoneNumber: '98765 43210' }],
    );
  });
});
