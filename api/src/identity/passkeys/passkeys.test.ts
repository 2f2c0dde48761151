import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { PasskeyCreation, PasskeyRequest, SignedIn } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser, type TestBrowser } from '../../../test/app/browser';
import { type SignedIn as Caller, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import {
  type Authenticator,
  authenticator,
  type Twist,
} from '../../../test/services/authenticator';
import { emailsTo } from '../../../test/services/emails';
import { eraseAccount } from '../../privacy/erasure/erasure.store';
import { enrolOperator } from './enrolment.service';

const requestAddress = '/api/auth/passkey/options';
const signInAddress = '/api/auth/passkey';
const own = '/api/me/passkeys';
const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  const passkeyOptions = async (who: Caller, enrolment?: string): Promise<PasskeyCreation> =>
    (await who.ask('POST', `${own}/options`, { enrolment })).json();
  const add = async (
    who: Caller,
    device: Authenticator,
    twist?: Twist,
    more: { name?: string; enrolment?: string } = {},
  ) => {
    const credential = device.create(await passkeyOptions(who, more.enrolment), twist);
    return who.ask('POST', own, { credential, ...more });
  };
  const request = async (from: TestBrowser): Promise<PasskeyRequest> =>
    (await from.send({ url: requestAddress })).json();
  const enter = async (device: Authenticator, twist?: Twist, from = browser(running.app)) =>
    from.send({
      url: signInAddress,
      body: { credential: device.sign(await request(from), twist) },
    });
  const owner = async (account = 'user') => {
    const who = await signedIn(running.app, account);
    const device = authenticator();
    const added = await add(who, device);
    assert.equal(added.statusCode, 201, added.body);
    return { who, device, passkey: added.json() as { _id: string; name: string } };
  };
  test('a passkey is added, opens a session of its own, and is told of by a letter', async () => {
    const { who, device, passkey } = await owner();
    assert.match(passkey.name, /^Passkey \d+$/);
    const entered = await enter(device);
    assert.equal(entered.statusCode, 200, entered.body);
    const { _id, token } = entered.json() as SignedIn;
    assert.equal(_id, who.userId);
    assert.notEqual(token, who.token);
    const [listed] = (await who.ask('GET', own))
      .json()
      .filter(({ _id }: { _id: string }) => _id === passkey._id);
    assert.notEqual(listed.lastUsedAt, null);
    assert.equal(listed.isSynced, true);
    const [email] = await emailsTo(running.database, 'user@demo.example');
    assert.match(email?.subject ?? '', /passkey was added/);
  });

  test('the options of a sign-in name no account and no key, and are good once', async () => {
    const { device } = await owner();
    const from = browser(running.app);
    const options = await request(from);
    assert.deepEqual(Object.keys(options).sort(), [
      ...['challenge', 'rpId', 'timeout', 'userVerification'],
    ]);
    assert.deepEqual([options.rpId, options.userVerification], ['localhost', 'required']);
    const cookies = new Map(from.jar);
    const body = { credential: device.sign(options) };
    assert.equal((await from.send({ url: signInAddress, body })).statusCode, 200);
    for (const [name, value] of cookies) from.jar.set(name, value);
    const again = await from.send({ url: signInAddress, body });
    assert.equal(again.json().code, 'passkey-invalid');
  });

  const twists: [string, Twist][] = [
    ['another origin', { origin: 'http://localhost:8081' }],
    ['another site', { rpId: 'elsewhere.example' }],
    ['without user verification', { isUnverified: true }],
    ['another challenge', { challenge: 'bm90LXRoaXMtb25l' }],
    ['another ceremony', { type: 'webauthn.other' }],
  ];
  for (const [what, twist] of twists) {
    test(`${what}: neither adds a passkey nor opens a session`, async () => {
      const who = await signedIn(running.app, 'teacher');
      const device = authenticator();
      const refused = await add(who, device, twist);
      assert.deepEqual([refused.statusCode, refused.json().code], [422, 'passkey-invalid']);
      assert.equal((await add(who, device)).statusCode, 201);
      const entered = await enter(device, twist);
      assert.deepEqual([entered.statusCode, entered.json().code], [422, 'passkey-invalid']);
      assert.equal((await enter(device)).statusCode, 200);
    });
  }

  test('an assertion is good in the browser that asked, and in no other', async () => {
    const { device } = await owner();
    const credential = device.sign(await request(browser(running.app)));
    const stranger = browser(running.app);
    await request(stranger);
    const entered = await stranger.send({ url: signInAddress, body: { credential } });
    assert.equal(entered.json().code, 'passkey-invalid');
    const without = await browser(running.app).send({ url: signInAddress, body: { credential } });
    assert.equal(without.json().code, 'passkey-invalid');
  });

  test('a challenge of creation is good in its session, and not after its time', async () => {
    const who = await signedIn(running.app, 'user');
    const other = await signedIn(running.app, 'user');
    const credential = authenticator().create(await passkeyOptions(who));
    assert.equal((await other.ask('POST', own, { credential })).json().code, 'passkey-invalid');
    const late = authenticator().create(await passkeyOptions(who));
    await running.database.query
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date(0) })
      .execute();
    assert.equal((await who.ask('POST', own, { credential: late })).json().code, 'passkey-invalid');
    await passkeyOptions(who);
    const left = await running.database.query
      .selectFrom('passkey_challenge')
      .select('owner')
      .execute();
    assert.equal(left.length, 1, 'old ones are forgotten');
  });

  test('a count that does not rise is refused, also when two come at once', async () => {
    const { device } = await owner();
    assert.equal((await enter(device, { counter: 10 })).statusCode, 200);
    assert.equal((await enter(device, { counter: 10 })).json().code, 'passkey-invalid');
    assert.equal((await enter(device, { counter: 3 })).json().code, 'passkey-invalid');
    const both = await Promise.all([
      enter(device, { counter: 11 }),
      enter(device, { counter: 11 }),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  });

  test('an authenticator that does not count is let in each time', async () => {
    const who = await signedIn(running.app, 'user');
    const device = authenticator();
    assert.equal((await add(who, device, { counter: 0 })).statusCode, 201);
    assert.equal((await enter(device, { counter: 0 })).statusCode, 200);
    assert.equal((await enter(device, { counter: 0 })).statusCode, 200);
  });

  test('an attestation with certificates is refused before they are read', async () => {
    const who = await signedIn(running.app, 'user');
    const certificate = new Map<string, unknown>([
      ['alg', -7],
      ['sig', Uint8Array.of(1)],
      ['x5c', [Uint8Array.of(48, 0)]],
    ]);
    for (const fmt of ['packed', 'tpm', 'android-key', 'apple', 'fido-u2f', 'unheard-of']) {
      const refused = await add(who, authenticator(), { format: { fmt, attStmt: certificate } });
      assert.deepEqual([fmt, refused.json().code], [fmt, 'passkey-invalid']);
    }
  });

  test('a passkey that an account has is excluded, and one credential belongs to one', async () => {
    const { who, device } = await owner('advocate');
    const { excludeCredentials } = await passkeyOptions(who);
    assert.deepEqual(
      excludeCredentials.map(({ id }) => id),
      [device.id],
    );
    const thief = await signedIn(running.app, 'doctor');
    const refused = await add(thief, device);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
  });

  test('somebody else’s passkey can be neither renamed nor removed', async () => {
    const { passkey } = await owner();
    const stranger = await signedIn(running.app, 'labour');
    for (const id of [passkey._id, nobody]) {
      const renamed = await stranger.ask('PUT', `${own}/${id}`, { name: 'Mine' });
      assert.equal(renamed.json().code, 'not-found');
      assert.equal((await stranger.ask('DELETE', `${own}/${id}`)).json().code, 'not-found');
    }
  });

  test('it is renamed; removed, it opens nothing, and what it opened is ended', async () => {
    const { who, device, passkey } = await owner('engineer');
    const renamed = await who.ask('PUT', `${own}/${passkey._id}`, { name: ' My phone ' });
    assert.deepEqual([renamed.statusCode, renamed.json().name], [200, 'My phone']);
    const { token } = (await enter(device)).json() as SignedIn;
    const removed = await who.ask('DELETE', `${own}/${passkey._id}`);
    assert.equal(removed.statusCode, 204);
    assert.equal((await enter(device)).json().code, 'passkey-invalid');
    const session = await browser(running.app).send({
      ...{ url: '/api/users/session', method: 'GET', token },
    });
    assert.equal(session.statusCode, 401);
    assert.equal((await who.ask('GET', '/api/users/session')).statusCode, 200);
    assert.deepEqual((await who.ask('GET', own)).json(), []);
  });

  test('passkeys are added and removed by a recent proof of who it is, not by a token alone', async () => {
    const { who, device, passkey } = await owner('labour');
    const forget = () =>
      running.database.query
        .updateTable('session')
        .set({ authenticated_at: new Date(0) })
        .where('user_id', '=', who.userId)
        .execute();
    await forget();
    const options = await who.ask('POST', `${own}/options`, {});
    assert.deepEqual([options.statusCode, options.json().code], [403, 'reauthentication-required']);
    const removed = await who.ask('DELETE', `${own}/${passkey._id}`);
    assert.equal(removed.json().code, 'reauthentication-required');
    const { token } = (await enter(device)).json() as SignedIn;
    const fresh = await browser(running.app).send({ url: `${own}/options`, body: {}, token });
    assert.equal(fresh.statusCode, 200, 'signing in with a passkey is such a proof');
  });

  test('an account has so many passkeys and no more', async () => {
    const who = await signedIn(running.app, 'officer');
    for (let n = 0; n < limits.passkeysPerAccount; n += 1) {
      assert.equal((await add(who, authenticator())).statusCode, 201);
    }
    const options = await who.ask('POST', `${own}/options`, {});
    assert.deepEqual([options.statusCode, options.json().code], [409, 'conflict']);
  });

  test('who has left is not let in, and leaves no passkey', async () => {
    const { who, device } = await owner('ca');
    await running.database.query.transaction().execute((trx) => eraseAccount(trx, who.userId));
    assert.equal((await enter(device)).json().code, 'passkey-invalid');
    const left = await running.database.query
      .selectFrom('passkey')
      .select('id')
      .where('user_id', '=', who.userId)
      .execute();
    assert.deepEqual(left, []);
  });

  describe('with passkeys required of operators', () => {
    let strict: TestApp;
    before(async () => {
      strict = await startTestApp(open, { vendors: 20, env: { OPERATOR_PASSKEYS: 'required' } });
    });
    after(() => strict.close());

    const enrol = async (email: string, isReset = false) => {
      const { publicUrl } = strict.settings;
      const made = await enrolOperator(strict.database.query, { email, publicUrl, isReset });
      const [, enrolment = ''] = /\/operator-dashboard#([\w-]{22})$/.exec(made.link) ?? [];
      return { ...made, enrolment };
    };

    test('a password adds no first passkey without a link of that account that is still good', async () => {
      const operator = await signedIn(strict.app, 'operator');
      const { query } = strict.database;
      const { enrolment: others } = await enrol('user@demo.example');
      const { enrolment: older } = await enrol('operator@demo.example');
      const { enrolment } = await enrol('operator@demo.example');
      const outcome = async (token?: string) => {
        const asked = await operator.ask('POST', `${own}/options`, { enrolment: token });
        return [asked.statusCode, asked.json().code];
      };
      for (const token of [undefined, 'guess', others, older]) {
        assert.deepEqual(await outcome(token), [422, 'link-invalid'], `${token}`);
      }
      await query
        .updateTable('operator_enrolment')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute();
      assert.deepEqual(await outcome(enrolment), [422, 'link-invalid'], 'after a day');

      // A challenge requested with a link is invalid without it.
      const { enrolment: good } = await enrol('operator@demo.example');
      const credential = authenticator().create(await passkeyOptions(operator, good));
      const without = await operator.ask('POST', own, { credential });
      assert.equal(without.json().code, 'link-invalid');
      const added = await add(operator, authenticator(), undefined, { enrolment: good });
      assert.equal(added.statusCode, 201, added.body);
      assert.equal(
        (await query.selectFrom('operator_enrolment').select('user_id').execute()).length,
        1,
        'the other account’s is left',
      );
      await query
        .updateTable('app_user')
        .set({ role: 'user' })
        .where('email', '=', 'user@demo.example')
        .execute();

      const again = await enrol('operator@demo.example', true);
      assert.deepEqual([again.passkeysRemoved, again.isNewOperator], [1, false]);
      assert.equal((await operator.ask('GET', '/api/users/session')).statusCode, 401);
      const emails = await emailsTo(strict.database, 'operator@demo.example');
      assert.ok(emails.some(({ subject }) => /passkey can be added/.test(subject)));
      assert.ok(emails.every(({ text }) => !text.includes(again.enrolment)));
    });

    test('only who has proved an e-mail and has no page becomes an operator', async () => {
      await assert.rejects(enrol('nobody@example.in'), /Sign up with it/);
      await assert.rejects(enrol('doctor@demo.example'), /an account of their own/);
    });

    const calls = ['/api/operator/queues', '/api/users/getUserById/:user', '/api/me/favourites'];

    test('a password alone reaches nothing but the way to a passkey', async () => {
      const operator = await signedIn(strict.app, 'operator');
      const user = await signedIn(strict.app, 'user');
      const asked = calls.map((url) => url.replace(':user', user.userId));
      for (const url of asked) {
        const refused = await operator.ask('GET', url);
        assert.deepEqual([url, refused.json().code], [url, 'passkey-required']);
        assert.equal(refused.statusCode, 403);
      }
      assert.equal((await operator.ask('GET', '/api/users/session')).statusCode, 200);
      assert.equal((await user.ask('GET', '/api/me/favourites')).statusCode, 200);

      const device = authenticator();
      const { enrolment } = await enrol('operator@demo.example');
      const first = await add(operator, device, undefined, { enrolment });
      assert.equal(first.statusCode, 201, first.body);
      for (const url of asked) assert.equal((await operator.ask('GET', url)).statusCode, 200, url);

      const thief = await signedIn(strict.app, 'operator');
      const options = await thief.ask('POST', `${own}/options`, {});
      assert.equal(options.json().code, 'passkey-required', 'a stolen password adds no second one');
      const gone = await thief.ask('DELETE', `${own}/${first.json()._id}`);
      assert.equal(gone.json().code, 'passkey-required');

      const from = browser(strict.app);
      const credential = device.sign(await request(from));
      const { token } = (await from.send({ url: signInAddress, body: { credential } })).json();
      const opened = await from.send({ url: '/api/operator/queues', method: 'GET', token });
      assert.equal(opened.statusCode, 200);

      const last = await operator.ask('DELETE', `${own}/${first.json()._id}`);
      assert.equal(last.json().code, 'conflict', 'the only one stays');
      const second = await add(operator, authenticator());
      assert.equal(second.statusCode, 201);
      const removed = await operator.ask('DELETE', `${own}/${second.json()._id}`);
      assert.equal(removed.statusCode, 204);
      const after = await operator.ask('GET', '/api/operator/queues');
      assert.equal(after.json().code, 'passkey-required', 'what confirmed this session is gone');
    });
  });
});
