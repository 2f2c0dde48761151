import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { messages } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor } from '../../../test/services/emails';

const password = 'demo-password';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, {
      vendors: 20,
      env: { LIMITS: 'production', TRUST_PROXY: '' },
    });
  });
  after(() => running.close());

  let next = 0;
  /** A client at an address of its own. */
  const stranger = () => {
    next += 1;
    return browser(running.app, `198.51.100.${next}`);
  };
  const login = (email: string, word: string, who = stranger()) =>
    who.send({ url: '/api/users/loginUser', body: { email, password: word } });

  test('a user, a professional and an operator are told who they are', async () => {
    const user = (await login('user@demo.example', password)).json();
    assert.deepEqual(
      [user.role, user.vendorType, user.vendorId, user.vendorDetails, user.listing],
      ['user', null, null, null, null],
    );
    const doctor = (await login('doctor@demo.example', password)).json();
    const types = (await running.app.inject('/api/userType/getAllUserType')).json();
    const type = types.find(({ _id }: { _id: string }) => _id === doctor.vendorType);
    assert.equal(type.userTypeName, 'Doctor');
    assert.equal((await running.app.inject(`/api/vendors/${doctor.vendorId}`)).statusCode, 200);
    assert.equal(doctor.vendorDetails.fullName, `Dr. ${doctor.fullName}`);
    assert.match(doctor.vendorDetails.phoneNumber, /^\+91/);
    assert.equal(doctor.listing, 'live');
    assert.equal((await login('operator@demo.example', password)).json().role, 'operator');
  });

  test('a wrong password and an unknown address are told the same', async () => {
    const wrong = await login('user@demo.example', 'not the password');
    const unknown = await login('nobody@demo.example', 'not the password');
    for (const { statusCode, headers, body } of [wrong, unknown]) {
      const { code, message, errors } = JSON.parse(body);
      assert.deepEqual(
        [statusCode, code, message, errors],
        [401, 'login-failed', messages.loginFailed, undefined],
      );
      assert.equal(headers['cache-control'], 'no-store');
    }
  });

  test('whoever guesses waits; whoever has the password does not wait for that', async () => {
    const guesser = stranger();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await login('teacher@demo.example', `guess ${guess}`, guesser)).statusCode);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429]);
    const told = await login('teacher@demo.example', password, guesser);
    assert.equal(told.statusCode, 429);
    assert.ok(Number(told.headers['retry-after']) >= 1);
    assert.equal((await login('teacher@demo.example', password)).statusCode, 200);
  });

  test('a hundred guesses from as many places do not lock the owner out', async () => {
    for (let place = 0; place < 60; place += 1) await login('engineer@demo.example', 'a guess');
    const second = stranger();
    await login('engineer@demo.example', 'a guess', second);
    assert.equal((await login('engineer@demo.example', 'another', second)).statusCode, 429);
    assert.equal((await login('engineer@demo.example', password)).statusCode, 200);
  });

  test('thirty wrong ones from one network lock nobody else of it out', async () => {
    const address = '198.51.100.250';
    for (let guess = 0; guess < 35; guess += 1) {
      await login(`nobody-${guess}@demo.example`, 'a guess', browser(running.app, address));
    }
    const neighbour = browser(running.app, address);
    assert.equal((await login('user@demo.example', password, neighbour)).statusCode, 200);
  });

  test('a guesser beside the owner makes them wait in no browser they know', async () => {
    const address = '198.51.100.251';
    const own = browser(running.app, address);
    assert.equal((await login('officer@demo.example', password, own)).statusCode, 200);
    const guesser = browser(running.app, address);
    for (let guess = 0; guess < 7; guess += 1) {
      await login('officer@demo.example', `guess ${guess}`, guesser);
    }
    const waits = await login('officer@demo.example', password, guesser);
    assert.equal(waits.statusCode, 429);
    assert.equal((await login('officer@demo.example', password, own)).statusCode, 200);

    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await login('officer@demo.example', `${guess}`, own)).statusCode);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429], 'a known browser has no more');
  });

  test('a network that goes from account to account is slowed for a minute at most', async () => {
    const who = browser(running.app, '198.51.100.252');
    assert.equal((await login('made-up@demo.example', 'a guess', who)).statusCode, 401);
    const { query } = running.database;
    await sql`UPDATE allowance SET used = 60, until = now() + interval '1 minute'
      WHERE key LIKE 'login-pace:%'`.execute(query);
    const slowed = await login('another@demo.example', 'a guess', who);
    assert.equal(slowed.statusCode, 429);
    assert.ok(Number(slowed.headers['retry-after']) <= 60);
    await sql`UPDATE allowance SET until = now() WHERE key LIKE 'login-pace:%'`.execute(query);
    assert.equal((await login('another@demo.example', 'a guess', who)).statusCode, 401);
  });

  test('many guesses at once count as many', async () => {
    const who = stranger();
    const started = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => login('advocate@demo.example', `${guess}`, who)),
    );
    const compared = answers.filter(({ statusCode }) => statusCode === 401);
    // Five attempts are free; later ones pass at most once a second.
    const seconds = Math.ceil((Date.now() - started) / 1_000);
    assert.ok(compared.length < 5 + seconds, `${compared.length} compared in ${seconds} s`);
  });

  test('a forged address does not help', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await running.app.inject({
        method: 'POST',
        url: '/api/users/loginUser',
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `192.0.2.${guess}`, forwarded: `for=192.0.2.${guess}` },
        payload: { email: 'officer@demo.example', password: `guess ${guess}` },
      });
      statuses.push(answer.statusCode);
    }
    assert.deepEqual(statuses.slice(-2), [429, 429]);
  });

  test('the right password of an account that is not verified sends a code', async () => {
    const email = 'late@example.in';
    const secret = 'a quiet street corner';
    const body = { fullName: 'Late', email, phone: '', password: secret };
    const first = stranger();
    await first.send({ url: '/api/users/registerUser', body });
    const soon = await login(email, secret, first);
    assert.equal(soon.json().code, 'email-unverified', 'the code that was just sent is still good');
    const elsewhere = await login(email, secret);
    assert.equal(elsewhere.json().code, 'email-unverified', 'another browser gets one of its own');
    await running.database.query.deleteFrom('allowance').where('key', 'like', 'code-%').execute();
    const who = stranger();
    assert.equal((await login(email, 'a wrong password')).statusCode, 401);
    const told = await login(email, secret, who);
    assert.deepEqual([told.statusCode, told.json().code], [403, 'email-unverified']);
    const otp = await codeFor(running.database, email);
    const verified = await who.send({ url: '/api/users/verify-otp', body: { email, otp } });
    assert.equal(verified.statusCode, 200);
  });
});
