import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { messages } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import { codeFor, emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  /** A demo account, logged in. */
  async function person(email: string, address?: string) {
    const who = browser(running.app, address);
    const login = () =>
      who.send({ url: '/api/users/loginUser', body: { email, password: 'demo-password' } });
    const { token, _id: id, vendorId } = (await login()).json();
    const change = (body: object) =>
      who.send({ url: `/api/users/updateUser/${id}`, method: 'PUT', body, token });
    const record = () => who.send({ url: `/api/users/getUserById/${id}`, method: 'GET', token });
    const confirm = (otp: unknown) =>
      who.send({ url: `/api/users/${id}/confirm-email`, body: { otp }, token });
    const remove = () => who.send({ url: `/api/users/deleteUser/${id}`, method: 'DELETE', token });
    return { id, vendorId, token, login, change, record, confirm, remove };
  }

  test('what somebody changes of themselves is there when they look again', async () => {
    const user = await person('user@demo.example');
    const changed = await user.change({
      fullName: 'ಆಶಾ ರಾವ್',
      email: 'user@demo.example',
      phone: '098765 43210',
      gender: 'Female',
    });
    assert.equal(changed.statusCode, 200);
    const record = (await user.record()).json();
    assert.deepEqual(record, changed.json());
    assert.deepEqual(
      [record.fullName, record.phone, record.gender, record.pendingEmail],
      ['ಆಶಾ ರಾವ್', '+919876543210', 'Female', null],
    );
    assert.equal((await user.change({ phone: '' })).json().phone, null);
  });

  test('what is wrong is said at its field, and what nobody asks for changes nothing', async () => {
    const user = await person('user@demo.example');
    const wrong = await user.change({ fullName: ' ', email: 'nobody', phone: '12' });
    assert.deepEqual(wrong.json().errors, {
      fullName: messages.required,
      email: messages.invalidEmail,
      phone: 'must be a telephone number',
    });
    const { rows } = {
      rows: ['role', 'email_verified_at', 'token_version', 'user_type_id'] as const,
    };
    const stored = () =>
      running.database.query
        .selectFrom('app_user')
        .select([...rows])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
    const before = await stored();
    await user.change({
      role: 'operator',
      vendorType: 'doctor',
      _id: '00000000-0000-7000-8000-000000000000',
      verified: true,
      isAdmin: true,
      token_version: 9,
    });
    assert.deepEqual(await stored(), before);
    const poisoned = await running.app.inject({
      method: 'PUT',
      url: `/api/users/updateUser/${user.id}`,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      payload: '{"__proto__":{"role":"operator"},"fullName":"x"}',
    });
    assert.equal(poisoned.statusCode, 400);
  });

  test('a new e-mail waits for its code; the old one is told', async () => {
    const ca = await person('ca@demo.example');
    const next = 'new-ca@example.in';
    const waiting = (await ca.change({ email: next })).json();
    assert.deepEqual([waiting.email, waiting.pendingEmail], ['ca@demo.example', next]);
    const [told] = await emailsTo(running.database, 'ca@demo.example');
    assert.match(told?.text ?? '', /n…@example\.in/);
    assert.equal((await ca.confirm('none')).json().message, messages.invalidOtp);
    const confirmed = await ca.confirm(await codeFor(running.database, next));
    assert.deepEqual([confirmed.json().email, confirmed.json().pendingEmail], [next, null]);
    assert.equal((await ca.login()).statusCode, 401);
  });

  /** Moves every session's last authentication back by an hour. */
  const anHourLater = () =>
    running.database.query
      .updateTable('session')
      .set({ authenticated_at: new Date(Date.now() - 3_600_000) })
      .execute();

  test('a token alone neither takes the account nor what is known of it', async () => {
    const user = await person('user@demo.example');
    const who = browser(running.app);
    const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
      who.send({ method, url, token: user.token, ...(body && { body }) });
    await anHourLater();
    const refused = [
      await user.change({ email: 'thief@example.in' }),
      await user.remove(),
      await ask('GET', '/api/me/export'),
    ];
    for (const { statusCode, json } of refused) {
      assert.deepEqual([statusCode, json().code], [403, 'reauthentication-required']);
    }
    assert.equal((await user.record()).json().pendingEmail, null);
    assert.equal((await user.change({ gender: 'Male' })).statusCode, 200);

    const wrong = await ask('POST', '/api/users/session/confirm', { password: 'not-this-one' });
    assert.deepEqual(wrong.json().errors, { password: messages.passwordWrong });
    assert.equal((await ask('GET', '/api/me/export')).statusCode, 403);
    await ask('POST', '/api/users/session/confirm', { password: 'demo-password' });
    assert.equal((await ask('GET', '/api/me/export')).statusCode, 200);
  });

  test('nobody guesses a password by confirming', async () => {
    const user = await person('doctor@demo.example');
    const who = browser(running.app, '203.0.113.99');
    const statuses: number[] = [];
    for (const guess of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const url = '/api/users/session/confirm';
      const answer = await who.send({ url, body: { password: guess }, token: user.token });
      statuses.push(answer.statusCode);
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429]);
  });

  test('a payout needs a fresh proof', async () => {
    const doctor = await person('doctor@demo.example');
    await anHourLater();
    const asked = await browser(running.app).send({
      url: '/api/vendors/me/payouts',
      token: doctor.token,
    });
    assert.equal(asked.json().code, 'reauthentication-required');
  });

  test('the code for a new e-mail is good in the session that asked; others end', async () => {
    const owner = await person('teacher@demo.example');
    const other = await person('teacher@demo.example');
    const next = 'new-teacher@example.in';
    await owner.change({ email: next });
    const code = await codeFor(running.database, next);
    assert.equal((await other.confirm(code)).json().code, 'otp-invalid');
    assert.equal((await owner.confirm(code)).json().email, next);
    assert.equal((await other.record()).statusCode, 401);
    assert.equal((await owner.record()).statusCode, 200);
    await owner.change({ email: 'teacher@demo.example' });
    await owner.confirm(await codeFor(running.database, 'teacher@demo.example'));
  });

  test('whoever else asks for a new e-mail keeps nobody from theirs', async () => {
    const next = 'wanted-by-two@example.in';
    const stranger = await person('user@demo.example', '203.0.113.99');
    const owner = await person('teacher@demo.example');
    let refused = 200;
    for (let asked = 0; asked < 20 && refused === 200; asked += 1) {
      await running.database.query
        .deleteFrom('allowance')
        .where('key', 'like', 'code-pause%')
        .execute();
      const { statusCode } = await stranger.change({ email: next });
      refused = statusCode;
      await stranger.change({ email: 'user@demo.example' });
    }
    assert.equal(refused, 429);
    assert.equal((await owner.change({ email: next })).statusCode, 200);
    const code = await codeFor(running.database, next);
    assert.equal((await owner.confirm(code)).json().email, next);
    await owner.change({ email: 'teacher@demo.example' });
    await owner.confirm(await codeFor(running.database, 'teacher@demo.example'));
  });

  test('no name chosen by a stranger reaches an address that is not proved', async () => {
    const email = 'stranger-named@example.in';
    const register = (fullName: string) =>
      browser(running.app).send({
        url: '/api/users/registerUser',
        body: { fullName, email, phone: '', password: 'a quiet street corner' },
      });
    for (const name of ['Claim it at https://evil.example', 'www.evil.example', 'evil.example/x']) {
      const { statusCode, json } = await register(name);
      assert.deepEqual([statusCode, json().errors], [422, { fullName: messages.nameWithAddress }]);
    }
    assert.equal((await register('Dr. A.K. Prize Winner')).statusCode, 201);
    const [sent] = await emailsTo(running.database, email);
    assert.doesNotMatch(sent?.text ?? 'none', /Prize/);
    assert.match(sent?.text ?? '', /Your code is/);
  });

  test('an e-mail of somebody else is not to be had', async () => {
    const teacher = await person('teacher@demo.example');
    const taken = await teacher.change({ email: 'User@demo.example' });
    assert.deepEqual([taken.statusCode, taken.json().code], [400, 'email-taken']);
  });

  test('who leaves takes everything along that tells who they were', async () => {
    const advocate = await person('advocate@demo.example');
    const page = () => running.app.inject(`/api/vendors/${advocate.vendorId}`);
    assert.equal((await page()).statusCode, 200);
    assert.deepEqual((await advocate.remove()).json(), { message: messages.accountDeleted });
    assert.equal((await advocate.record()).statusCode, 401);
    assert.equal((await advocate.login()).statusCode, 401);
    assert.equal((await page()).statusCode, 404);
    const row = await running.database.query
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', advocate.id)
      .executeTakeFirstOrThrow();
    assert.doesNotMatch(JSON.stringify(row), /advocate|Meera|argon2|\+91/);
    const again = await browser(running.app).send({
      url: '/api/users/registerUser',
      body: {
        fullName: 'Another',
        email: 'advocate@demo.example',
        phone: '',
        password: 'a quiet street corner',
      },
    });
    assert.equal(again.statusCode, 201);
  });
});
