import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SignedIn, SignInProvider } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { bareApp } from '../../../test/app/bare-app';
import { browser, type TestBrowser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';
import {
  clientSecret,
  type IdentityProvider,
  type ProviderPerson,
  startIdentityProvider,
  throughProvider,
} from '../../../test/services/identity-provider';
import { sessionsService } from '../../core/auth/sessions.service';
import { tokens } from '../../core/auth/tokens';
import type { Database } from '../../core/db/database';
import { registerJobs } from '../../core/jobs/jobs';
import { rateLimiter } from '../../core/rate-limits/rate-limiter';
import { eraseAccount } from '../../privacy/erasure/erasure.store';
import { registerAccounts } from '../accounts/register';
import { registerSignIn } from './register';

const names = ['google', 'facebook', 'apple'] as const;
const attemptCookie = 'nukkad-sign-in-attempt';
const handoverCookie = 'nukkad-sign-in-handover';
const password = 'a password nobody else has';

onDatabase((open) => {
  let database: Database;
  let provider: IdentityProvider;
  let app: FastifyInstance;
  before(async () => {
    database = await open('tables');
    const redirects = names.map((name) => `http://localhost:8080/api/auth/${name}/callback`);
    provider = await startIdentityProvider(redirects);
    app = await appWith(providerEnvironment(provider.issuer));
  });
  after(async () => {
    await app.close();
    await provider.close();
    await database.close();
  });

  async function appWith(env: Record<string, string>): Promise<FastifyInstance> {
    const settings = testSettings(env);
    const db = database.query;
    const sessions = sessionsService(db, tokens(settings.sessionSecret, settings.publicUrl));
    const allowed = rateLimiter(db);
    return bareApp(async (api) => {
      const nothing = async () => undefined;
      const { login } = await registerAccounts(api, {
        db,
        jobs: registerJobs(api, db),
        sessions,
        allowed,
        settings,
        userDeleted: nothing,
        registrationReplaced: nothing,
        vendorRegistered: async () => 'nobody signs up here',
      });
      const beginSession = (userId: string) => login.begin(userId);
      await registerSignIn(api, { db, sessions, allowed, settings, beginSession });
    });
  }

  const get = (from: TestBrowser, url: string) => from.send({ url, method: 'GET' });
  const depart = async (from: TestBrowser, name: SignInProvider = 'google') => {
    const response = await get(from, `/api/auth/${name}/start`);
    assert.equal(response.statusCode, 302);
    return String(response.headers.location);
  };
  /** Visits the provider and returns the address it redirects to. */
  const visit = async (from: TestBrowser, person: ProviderPerson, name?: SignInProvider) => {
    provider.person = person;
    const back = await throughProvider(await depart(from, name));
    assert.ok(back instanceof URL);
    return back.pathname + back.search;
  };
  const finish = (from: TestBrowser, name: SignInProvider = 'google') =>
    from.send({ url: `/api/auth/${name}/finish` });
  const signIn = async (person: ProviderPerson, name: SignInProvider = 'google') => {
    const from = browser(app);
    const back = await get(from, await visit(from, person, name));
    assert.equal(back.headers.location, `/login?via=${name}`);
    const finished = await finish(from, name);
    assert.equal(finished.statusCode, 200, finished.body);
    return finished.json() as SignedIn;
  };
  const failed = async (from: TestBrowser, url: string) => {
    const response = await get(from, url);
    assert.equal(response.statusCode, 302);
    assert.match(String(response.headers.location), /^\/login\?via=[a-z]+&failed$/);
    assert.ok(!from.jar.has(handoverCookie), 'nothing is handed over');
    assert.equal((await finish(from)).statusCode, 401);
  };

  let nth = 0;
  const somebody = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
    nth += 1;
    const email = `person${nth}@people.example`;
    return { sub: `sub-${nth}`, email, email_verified: true, name: 'Meera Nair', ...more };
  };
  const register = async (email: string) => {
    const body = { fullName: 'Somebody Else', email, phone: '', password };
    return (await browser(app).send({ url: '/api/users/registerUser', body })).json();
  };
  const accountOf = (email: string) =>
    database.query
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const login = (email: string) =>
    browser(app).send({ url: '/api/users/loginUser', body: { email, password } });

  test('the providers that are set up are offered, the others are not there', async () => {
    assert.deepEqual(
      (await app.inject('/api/auth/options')).json(),
      names.map((name) => ({ provider: name, isAvailable: true })),
    );
    const without = await appWith({});
    assert.deepEqual(
      (await without.inject('/api/auth/options')).json(),
      names.map((name) => ({ provider: name, isAvailable: false })),
    );
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = [
      { url: '/api/auth/google/start' },
      { url: '/api/auth/google/callback?code=1&state=2' },
      { url: '/api/auth/google/callback', method: 'POST', payload: 'code=1', headers: form },
      { url: '/api/auth/google/finish', method: 'POST' },
    ] as const;
    for (const one of asked) {
      const response = await without.inject(one);
      assert.deepEqual([response.statusCode, response.json().code], [404, 'not-found'], one.url);
    }
    assert.equal((await app.inject('/api/auth/myspace/start')).statusCode, 422);
    await without.close();
  });

  test('somebody sets out with a state, a nonce and a challenge, which nobody else can read', async () => {
    const from = browser(app);
    const response = await get(from, '/api/auth/google/start');
    const { searchParams } = new URL(String(response.headers.location));
    assert.equal(searchParams.get('response_type'), 'code');
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    const secrets = ['state', 'nonce', 'code_challenge'].map(
      (name) => searchParams.get(name) ?? '',
    );
    for (const secret of secrets) assert.ok(secret.length >= 40, secret);
    const [cookie] = response.cookies;
    assert.equal(cookie?.name, attemptCookie);
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.path], [true, 'Lax', '/']);
    for (const secret of secrets) assert.ok(!cookie?.value.includes(secret));
    assert.equal(response.headers['cache-control'], 'no-store');
  });

  test('somebody new gets an account that is verified and has no password', async () => {
    const person = somebody();
    const signedIn = await signIn(person);
    assert.deepEqual(
      [signedIn.email, signedIn.fullName, signedIn.role, signedIn.vendorType],
      [person.email, 'Meera Nair', 'user', null],
    );
    assert.ok(signedIn.token.length > 40);
    const account = await accountOf(String(person.email));
    assert.ok(account.email_verified_at);
    assert.equal(account.password_hash, null);
    assert.equal((await login(String(person.email))).statusCode, 401);
  });

  test('no address anybody sees on the way holds a token', async () => {
    const from = browser(app);
    const back = await visit(from, somebody());
    const { headers, cookies } = await get(from, back);
    assert.equal(headers.location, '/login?via=google');
    const handover = cookies.find(({ name }) => name === handoverCookie);
    assert.deepEqual([handover?.httpOnly, handover?.sameSite], [true, 'Strict']);
    assert.equal(handover?.maxAge, 60);
    assert.ok(!from.jar.has(attemptCookie));
    await finish(from);
    assert.ok(!from.jar.has(handoverCookie));
  });

  test('whoever comes again has the same account, also under another address', async () => {
    const person = somebody();
    const first = await signIn(person);
    const again = await signIn({ ...person, email: 'moved@people.example' });
    assert.equal(again._id, first._id);
    assert.equal(again.email, person.email);
    assert.equal((await signIn({ ...person, email_verified: false }))._id, first._id);
  });

  test('a verified account is linked by its address, keeps its password, and is told', async () => {
    const person = somebody();
    await register(String(person.email));
    const set = { email_verified_at: new Date() };
    await database.query
      .updateTable('app_user')
      .set(set)
      .where('email', '=', String(person.email))
      .execute();
    const signedIn = await signIn({ ...person, email: person.email?.toUpperCase() });
    assert.equal(signedIn._id, (await accountOf(String(person.email))).id);
    assert.equal((await login(String(person.email))).statusCode, 200);
    const emails = await database.query.selectFrom('job').select('payload').execute();
    const told = emails.map(({ payload }) => payload as { to: string; subject: string });
    assert.ok(told.some(({ to, subject }) => to === person.email && /with Google/.test(subject)));
  });

  test('who only claimed an address loses the account to whom the provider vouches for', async () => {
    const person = somebody();
    const { user } = await register(String(person.email));
    const signedIn = await signIn(person);
    assert.equal(signedIn._id, user._id);
    const account = await accountOf(String(person.email));
    assert.ok(account.email_verified_at);
    assert.equal(account.password_hash, null);
    assert.equal(account.token_version, 1);
    const left = await database.query
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', account.id)
      .execute();
    assert.equal(left.length, 1, 'only the new session');
    const codes = database.query.selectFrom('one_time_code').selectAll();
    assert.deepEqual(await codes.where('owner_id', '=', account.id).execute(), []);
    assert.equal((await login(String(person.email))).statusCode, 401);
  });

  test('an address the provider does not vouch for opens nothing', async () => {
    const person = somebody({ email_verified: false });
    await register(String(person.email));
    const from = browser(app);
    await failed(from, await visit(from, person));
    assert.equal((await accountOf(String(person.email))).email_verified_at, null);
    await failed(from, await visit(from, somebody({ email_verified: undefined })));
    await failed(from, await visit(from, somebody({ email: undefined })));
    const known = await database.query.selectFrom('identity').selectAll().execute();
    assert.ok(known.every(({ subject }) => subject !== person.sub));
  });

  test('coming back works where somebody set out, and with what they set out with', async () => {
    const person = somebody();
    const [mine, others] = [browser(app), browser(app, '203.0.113.99')];
    const address = await visit(mine, person);
    await failed(others, address);
    await depart(others);
    await failed(others, address);

    const changed: [what: string, url: (address: string) => string][] = [
      ['no state', (url) => url.replace(/[?&]state=[^&]*/, '')],
      ['another state', (url) => url.replace(/(state=)[^&]{5}/, '$1AAAAA')],
      ['two states', (url) => `${url}&state=AAAAA`],
      ['no code', (url) => url.replace(/code=[^&]*/, '')],
      ['another code', (url) => url.replace(/(code=)[^&]{5}/, '$1AAAAA')],
      ['another issuer', (url) => url.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
      ['no issuer', (url) => url.replace(/[?&]iss=[^&]*/, '')],
      ['an error', (url) => url.replace(/code=[^&]*/, 'error=access_denied')],
      ['nothing', (url) => url.split('?')[0] as string],
      ['another provider', (url) => url.replace('google', 'facebook')],
    ];
    for (const [what, url] of changed) {
      const from = browser(app);
      const back = await visit(from, person);
      assert.notEqual(url(back), back, what);
      await failed(from, url(back));
    }
  });

  test('a token for another attempt is refused: its nonce or its verifier differs', async () => {
    for (const parameter of ['nonce', 'code_challenge']) {
      const from = browser(app);
      provider.person = somebody();
      const address = new URL(await depart(from));
      address.searchParams.set(parameter, 'A'.repeat(43));
      const back = (await throughProvider(address.href)) as URL;
      await failed(from, back.pathname + back.search);
    }
  });

  test('coming back twice works once', async () => {
    const from = browser(app);
    const address = await visit(from, somebody());
    const attempt = String(from.jar.get(attemptCookie));
    assert.equal((await get(from, address)).headers.location, '/login?via=google');
    from.jar.clear();
    await failed(from, address);
    from.jar.set(attemptCookie, attempt);
    await failed(from, address);
  });

  test('a session is handed over once, to the same provider, and to nobody with a made-up cookie', async () => {
    const from = browser(app);
    await get(from, await visit(from, somebody()));
    const handover = String(from.jar.get(handoverCookie));
    assert.equal((await finish(from, 'apple')).statusCode, 401);
    from.jar.set(handoverCookie, handover);
    const once = [finish(from), finish(from), finish(from)];
    const codes = (await Promise.all(once)).map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [200, 401, 401]);
    from.jar.set(handoverCookie, handover);
    const again = await finish(from);
    assert.deepEqual([again.statusCode, again.json().code], [401, 'login-failed']);
    for (const made of ['', 'x', handover.slice(0, -2), handover.replace(/^./, 'f')]) {
      from.jar.set(handoverCookie, made);
      assert.equal((await finish(from)).statusCode, 401);
    }
  });

  test('Apple answers with a form, which tells the name; the browser takes it along', async () => {
    const from = browser(app);
    provider.person = somebody({ name: undefined });
    const form = (await throughProvider(await depart(from, 'apple'))) as URLSearchParams;
    form.set('user', JSON.stringify({ name: { firstName: 'Kavya', lastName: 'Menon' } }));
    const posted = await app.inject({
      method: 'POST',
      url: '/api/auth/apple/callback',
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(posted.statusCode, 303);
    const next = String(posted.headers.location);
    assert.match(next, /^\/api\/auth\/apple\/callback\?code=/);
    assert.equal((await get(from, next)).headers.location, '/login?via=apple');
    const signedIn: SignedIn = (await finish(from, 'apple')).json();
    assert.equal(signedIn.fullName, 'Kavya Menon');
  });

  test('only a form of reasonable size is taken, and only there', async () => {
    const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    const callback = '/api/auth/apple/callback';
    assert.equal((await post(callback, '')).statusCode, 303);
    assert.equal((await post(callback, `code=${'x'.repeat(20_000)}`)).statusCode, 413);
    assert.equal((await post(callback, 'code=1', 'text/plain')).statusCode, 415);
    assert.equal((await post('/api/users/loginUser', 'email=a')).statusCode, 415);
    assert.equal((await post('/api/auth/apple/finish', 'email=a')).statusCode, 415);
  });

  test('two providers that vouch for one address lead to one account, also at once', async () => {
    const person = somebody();
    const mine = ['google', 'facebook'] as const;
    const browsers = mine.map(() => browser(app));
    const addresses: string[] = [];
    for (const [index, name] of mine.entries()) {
      const sub = `${name} ${person.sub}`;
      addresses.push(await visit(browsers[index] as TestBrowser, { ...person, sub }, name));
    }
    const backs = browsers.map((from, index) => get(from, addresses[index] as string));
    for (const back of await Promise.all(backs))
      assert.doesNotMatch(String(back.headers.location), /failed/);
    const ends = await Promise.all(browsers.map((from, index) => finish(from, mine[index])));
    assert.equal(new Set(ends.map((end) => end.json()._id)).size, 1);
  });

  test('a provider that cannot be reached is told at the login, and asked again next time', async () => {
    const { issuer, close } = await startIdentityProvider([]);
    await close();
    const lonely = await appWith(providerEnvironment(issuer));
    for (const url of ['/api/auth/google/start', '/api/auth/google/start']) {
      const { headers } = await lonely.inject(url);
      assert.equal(headers.location, '/login?via=google&failed');
    }
    await lonely.close();
  });

  test('over https cookies are bound to the host', async () => {
    const PUBLIC_URL = 'https://nukkad.example';
    const secure = await appWith({ ...providerEnvironment(provider.issuer), PUBLIC_URL });
    const { cookies } = await secure.inject('/api/auth/google/start');
    assert.deepEqual([cookies[0]?.name, cookies[0]?.secure], [`__Host-${attemptCookie}`, true]);
    await secure.close();
  });

  test('who has left can come back as somebody new', async () => {
    const person = somebody();
    const first = await signIn(person);
    await database.query.transaction().execute((trx) => eraseAccount(trx, first._id));
    const second = await signIn(person);
    assert.notEqual(second._id, first._id);
    assert.equal(second.email, person.email);
  });
});

function providerEnvironment(issuer: string): Record<string, string> {
  const entries = names.flatMap((name) => {
    const prefix = `OIDC_${name.toUpperCase()}`;
    return [
      [`${prefix}_CLIENT_ID`, 'nukkad'],
      [`${prefix}_CLIENT_SECRET`, clientSecret],
      [`${prefix}_ISSUER`, issuer],
    ];
  });
  return Object.fromEntries(entries);
}
