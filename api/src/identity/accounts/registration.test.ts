import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { messages } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser, type TestBrowser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor, emailsTo } from '../../../test/services/emails';

const password = 'a quiet street corner';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  const visitor = () => browser(running.app);
  const register = (who: TestBrowser, email: string, more: object = {}) =>
    who.send({
      url: '/api/users/registerUser',
      body: { fullName: 'Asha Rao', email, phone: '', password, ...more },
    });
  const verify = (who: TestBrowser, email: string, otp: unknown) =>
    who.send({ url: '/api/users/verify-otp', body: { email, otp, profession: 'doctor' } });
  const login = (who: TestBrowser, email: string, word = password) =>
    who.send({ url: '/api/users/loginUser', body: { email, password: word } });
  const session = (who: TestBrowser, token: string) =>
    who.send({ url: '/api/users/session', method: 'GET', token });
  /** Skips the half-minute pause between two emails. */
  const afterPause = () =>
    running.database.query.deleteFrom('allowance').where('key', 'like', 'code-pause:%').execute();

  test('who signs up gets a code by letter, and with it an account', async () => {
    const asha = visitor();
    const signedUp = await register(asha, 'asha@example.in');
    assert.equal(signedUp.statusCode, 201);
    const { message, user } = signedUp.json();
    assert.equal(message, messages.registered);
    assert.equal((await session(asha, user.token)).json().code, 'email-unverified');

    const verified = await verify(
      asha,
      'asha@example.in',
      await codeFor(running.database, 'asha@example.in'),
    );
    assert.equal(verified.statusCode, 200);
    const person = verified.json();
    assert.deepEqual(
      [person.message, person._id, person.role, person.vendorType, person.vendorId],
      [messages.emailVerified, user._id, 'user', null, null],
    );
    assert.equal((await session(asha, person.token)).json().fullName, 'Asha Rao');
    assert.equal((await session(asha, user.token)).statusCode, 200);
    assert.equal((await login(visitor(), 'ASHA@example.in')).json()._id, user._id);
  });

  test('a code is good once, in the browser that asked, and for nothing else', async () => {
    const email = 'once@example.in';
    const own = visitor();
    await register(own, email);
    const code = await codeFor(running.database, email);
    for (const [who, address, otp] of [
      [visitor(), email, code],
      [own, 'other@example.in', code],
      [own, email, Number(code)],
      [own, email, [code]],
      [own, email, { $ne: 1 }],
      [own, email, ` ${code}`],
      [own, { $ne: '' }, code],
    ] as const) {
      const wrong = await who.send({
        url: '/api/users/verify-otp',
        body: { email: address, otp, profession: '' },
      });
      assert.deepEqual(
        [wrong.statusCode, wrong.json().code, wrong.json().message],
        [422, 'otp-invalid', messages.invalidOtp],
      );
    }
    assert.equal((await verify(own, email, code)).statusCode, 200);
    assert.equal((await verify(own, email, code)).statusCode, 422);
  });

  test('five guesses at a code are compared, however many come at once', async () => {
    const email = 'guessed@example.in';
    const who = visitor();
    await register(who, email);
    const code = await codeFor(running.database, email);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    await Promise.all(Array.from({ length: 64 }, () => verify(who, email, wrong)));
    assert.equal((await verify(who, email, code)).statusCode, 422);
    const { guesses } = await running.database.query
      .selectFrom('one_time_code')
      .select('guesses')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    assert.equal(guesses, 5);
  });

  test('twenty guesses a day, whatever new codes are asked for', async () => {
    const email = 'daily@example.in';
    const who = visitor();
    await register(who, email);
    for (let code = 0; code < 4; code += 1) {
      for (let guess = 0; guess < 5; guess += 1) await verify(who, email, 'none');
      await afterPause();
      const again = await who.send({ url: '/api/users/resend-otp', body: { email } });
      assert.equal(again.statusCode, 200);
    }
    const right = await codeFor(running.database, email);
    assert.equal((await verify(who, email, right)).statusCode, 422);
  });

  test('another code ends the one before; too soon or elsewhere there is none', async () => {
    const email = 'again@example.in';
    const who = visitor();
    await register(who, email);
    const first = await codeFor(running.database, email);
    const tooSoon = await who.send({ url: '/api/users/resend-otp', body: { email } });
    assert.deepEqual([tooSoon.statusCode, tooSoon.json().code], [429, 'too-many-requests']);
    assert.ok(Number(tooSoon.headers['retry-after']) <= 30);
    await afterPause();
    const elsewhere = await visitor().send({ url: '/api/users/resend-otp', body: { email } });
    assert.deepEqual([elsewhere.statusCode, elsewhere.json().code], [409, 'registration-unknown']);
    const again = await who.send({ url: '/api/users/resend-otp', body: { email } });
    assert.deepEqual(again.json(), { message: messages.codeSent, retryAfter: 30 });
    const second = await codeFor(running.database, email);
    if (first !== second) assert.equal((await verify(who, email, first)).statusCode, 422);
    assert.equal((await verify(who, email, second)).statusCode, 200);
  });

  test('who signs up again at once is told that a code is there, and when another can be', async () => {
    const email = 'impatient@example.in';
    const who = visitor();
    await register(who, email);
    const code = await codeFor(running.database, email);
    const again = await register(who, email, { fullName: 'Asha R. Rao', password: 'another one' });
    const { message, retryAfter, ...rest } = again.json();
    assert.deepEqual([again.statusCode, message], [200, messages.existsUnverified]);
    assert.ok(retryAfter > 0 && retryAfter <= 30, String(retryAfter));
    assert.deepEqual(rest, {});
    assert.equal((await emailsTo(running.database, email)).length, 1);
    const verified = await verify(who, email, code);
    assert.equal(verified.json().fullName, 'Asha R. Rao');
    assert.equal((await login(visitor(), email, 'another one')).statusCode, 200);
    assert.equal((await login(visitor(), email)).statusCode, 401);
  });

  test('who signs up a moment later in another browser is sent a code there once it may be', async () => {
    const email = 'two-browsers@example.in';
    const [first, second] = [visitor(), visitor()];
    await register(first, email);
    const code = await codeFor(running.database, email);
    const again = await register(second, email, { fullName: 'The Owner' });
    assert.deepEqual([again.statusCode, again.json().message], [200, messages.existsUnverified]);
    assert.ok(again.json().retryAfter <= 30);
    for (const guess of [code, '', null]) {
      assert.equal((await verify(second, email, guess)).statusCode, 422);
    }
    const resend = () => second.send({ url: '/api/users/resend-otp', body: { email } });
    assert.equal((await resend()).statusCode, 429);
    await afterPause();
    assert.equal((await resend()).statusCode, 200);
    const verified = await verify(second, email, await codeFor(running.database, email));
    assert.equal(verified.json().fullName, 'The Owner');
    assert.equal((await verify(first, email, code)).statusCode, 422);
  });

  test('who was there first with a stranger’s address does not keep it', async () => {
    const email = 'claimed@example.in';
    const thief = visitor();
    const claimed = (await register(thief, email, { password: 'the password of a thief' })).json();
    await afterPause();
    const owner = visitor();
    const again = await register(owner, email, { fullName: 'The Owner' });
    assert.deepEqual(
      [again.statusCode, again.json()],
      [200, { message: messages.existsUnverified, retryAfter: 30 }],
    );
    const code = await codeFor(running.database, email);
    assert.equal((await verify(thief, email, code)).statusCode, 422);
    const verified = await verify(owner, email, code);
    assert.equal(verified.json().fullName, 'The Owner');
    assert.equal((await session(thief, claimed.user.token)).statusCode, 401);
    assert.equal((await login(thief, email, 'the password of a thief')).statusCode, 401);
  });

  test('an address that is taken, a common password and bad fields are told apart', async () => {
    const who = visitor();
    const taken = await register(who, 'user@demo.example');
    assert.deepEqual(
      [taken.statusCode, taken.json().code, taken.json().message],
      [400, 'email-taken', messages.emailTaken],
    );
    const common = await register(who, 'common@example.in', { password: 'Password1' });
    assert.deepEqual(
      [common.statusCode, common.json().errors],
      [422, { password: messages.passwordCommon }],
    );
    const bad = await register(who, 'nobody', { fullName: '', password: 'short' });
    assert.deepEqual(bad.json().errors, {
      fullName: messages.required,
      email: messages.invalidEmail,
      password: messages.passwordTooShort,
    });
    assert.deepEqual(await emailsTo(running.database, 'common@example.in'), []);
  });

  test('a professional is told the id of the page they will have', async () => {
    const email = 'dentist@example.in';
    const who = visitor();
    const { id: vendorType } = await running.database.query
      .selectFrom('user_type')
      .select('id')
      .where('slug', '=', 'doctor')
      .executeTakeFirstOrThrow();
    const order = {
      vendorName: 'Dr. Asha Rao',
      email,
      mobileNumber: ['98765 43210'],
      password,
      vendorType,
    };
    const url = '/api/vendordetail/registerProfessional';
    const signedUp = await who.send({ url, body: order });
    assert.equal(signedUp.statusCode, 201);
    const { vendorId } = signedUp.json();
    const verified = (await verify(who, email, await codeFor(running.database, email))).json();
    assert.deepEqual(
      [verified.vendorId, verified.vendorType, verified.listing, verified.vendorDetails],
      [vendorId, vendorType, 'draft', { fullName: 'Dr. Asha Rao', phoneNumber: '98765 43210' }],
    );
    const unknown = await who.send({
      url,
      body: { ...order, email: 'x@example.in', vendorType: vendorId },
    });
    assert.deepEqual(
      [unknown.statusCode, Object.keys(unknown.json().errors)],
      [422, ['vendorType']],
    );
    const short = await who.send({ url, body: { ...order, mobileNumber: ['12'] } });
    assert.equal(short.json().errors['mobileNumber.0'], messages.phoneTooShort);
  });

  test('what is agreed to is kept with its version', async () => {
    const documents = await running.database.query
      .selectFrom('legal_document')
      .select(['name', 'version'])
      .execute();
    const { user } = (await register(visitor(), 'agreed@example.in')).json();
    const consents = await running.database.query
      .selectFrom('consent')
      .select(['name', 'version'])
      .where('user_id', '=', user._id)
      .execute();
    assert.ok(documents.length >= 2);
    assert.deepEqual(consents.map(({ name }) => name).sort(), ['privacy', 'terms']);
  });
});
