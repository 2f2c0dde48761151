import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { SignJWT } from 'jose';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { tokens } from './tokens';

const env = { SESSION_SECRET: 'the secret of this test, of good length' };
const { sessionSecret, publicUrl } = testSettings(env);
const key = new TextEncoder().encode(sessionSecret);
const nobody = '00000000-0000-7000-8000-000000000000';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (text: string, secret: string | Buffer, hash = 'sha256') =>
  createHmac(hash, secret).update(text).digest('base64url');
const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

onDatabase((open) => {
  let running: TestApp;
  let good = '';
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env });
    const login = await running.app.inject({
      method: 'POST',
      url: '/api/users/loginUser',
      payload: { email: 'user@demo.example', password: 'demo-password' },
    });
    good = login.json().token;
  });
  after(() => running.close());

  const ask = (authorization: string) =>
    running.app.inject({ url: '/api/users/session', headers: { authorization } });

  test('a token that was given is good', async () => {
    assert.equal((await ask(`Bearer ${good}`)).statusCode, 200);
  });

  test('none of the tokens somebody could make of it is', async () => {
    const accepted: string[] = [];
    const forged = await corpus(good);
    for (const [what, header] of forged) {
      const response = await ask(header);
      if (response.statusCode !== 401) accepted.push(`${what}: ${response.statusCode}`);
      else assert.equal(response.json().message, 'Log in to do this.', what);
    }
    assert.deepEqual(accepted, []);
    assert.ok(forged.length >= 40, `${forged.length} forgeries`);
  });

  test('a token ends with its session, its account, and its version', async () => {
    const { query } = running.database;
    const sign = () => tokens(sessionSecret, publicUrl);
    const claims = (await sign().read(good))!;
    const other = await sign().sign({ ...claims, version: claims.version + 1 });
    assert.equal((await ask(`Bearer ${other}`)).statusCode, 401);
    const set = (change: object) =>
      query.updateTable('app_user').set(change).where('id', '=', claims.userId).execute();
    await set({ deleted_at: new Date() });
    assert.equal((await ask(`Bearer ${good}`)).statusCode, 401);
    await query
      .updateTable('app_user')
      .set({ deleted_at: null } as object)
      .where('id', '=', claims.userId)
      .execute();
    assert.equal((await ask(`Bearer ${good}`)).statusCode, 200);
    await query
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', claims.sessionId)
      .execute();
    assert.equal((await ask(`Bearer ${good}`)).statusCode, 401);
  });
});

/** Tampered headers, each with its description. */
async function corpus(token: string): Promise<[what: string, header: string][]> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ed = generateKeyPairSync('ed25519');
  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' });

  const signed = (
    h: object,
    c: object,
    secret: string | Buffer = Buffer.from(key),
    hash?: string,
  ) => {
    const text = `${part(h)}.${part(c)}`;
    return `${text}.${hmac(text, secret, hash)}`;
  };
  const withHeader = (change: object) => signed({ ...header, ...change }, claims);
  const withClaims = (change: object) => signed(header, { ...claims, ...change });
  const without = (name: string) => {
    const { [name]: _, ...rest } = claims;
    return signed(header, rest);
  };
  const unsigned = (alg: string) => `${part({ ...header, alg })}.${body}.`;
  const now = Math.floor(Date.now() / 1_000);
  const rsText = `${part({ ...header, alg: 'RS256' })}.${body}`;
  const edText = `${part({ ...header, alg: 'EdDSA' })}.${body}`;
  const nested = await new SignJWT({ token }).setProtectedHeader(header).sign(key);

  const bearer: [string, string][] = [
    ['no signature, alg none', unsigned('none')],
    ['no signature, alg None', unsigned('None')],
    ['no signature, alg NONE', unsigned('NONE')],
    ['no signature, alg nOnE', unsigned('nOnE')],
    ['no signature, alg HS256', `${head}.${body}.`],
    ['alg empty', unsigned('')],
    ['alg none with the old signature', `${part({ ...header, alg: 'none' })}.${body}.${signature}`],
    [
      'HS384 with the right secret',
      signed({ ...header, alg: 'HS384' }, claims, Buffer.from(key), 'sha384'),
    ],
    [
      'HS512 with the right secret',
      signed({ ...header, alg: 'HS512' }, claims, Buffer.from(key), 'sha512'),
    ],
    [
      'RS256 with a key of one’s own',
      `${rsText}.${sign('sha256', Buffer.from(rsText), rsa.privateKey).toString('base64url')}`,
    ],
    [
      'EdDSA with a key of one’s own',
      `${edText}.${sign(null, Buffer.from(edText), ed.privateKey).toString('base64url')}`,
    ],
    ['HS256 signed with a public key', signed(header, claims, pem as string)],
    ['HS256 signed with nothing', signed(header, claims, '')],
    ['HS256 signed with another secret', signed(header, claims, 'another secret')],
    ['HS256 signed with the old secret', signed(header, claims, `${sessionSecret} `)],
    [
      'a key of one’s own in the header',
      signed({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, claims, Buffer.alloc(3)),
    ],
    [
      'a key’s address in the header',
      signed({ ...header, jku: 'https://evil.example/keys' }, claims, 'evil'),
    ],
    ['a kid that is a file', signed({ ...header, kid: '../../dev/null' }, claims, '')],
    ['a kid that is SQL', signed({ ...header, kid: "' OR 1=1 --" }, claims, 'evil')],
    ['x5u in the header', signed({ ...header, x5u: 'https://evil.example/cert' }, claims, 'evil')],
    ['an unknown critical header', withHeader({ crit: ['b64x'], b64x: true })],
    ['an unencoded payload', withHeader({ crit: ['b64'], b64: false })],
    ['another type of token', withHeader({ typ: 'JWT' })],
    ['no type of token', signed({ alg: 'HS256' }, claims)],
    ['expired', withClaims({ exp: now - 1 })],
    ['expired long ago', withClaims({ exp: 0 })],
    ['an end that is text', withClaims({ exp: 'never' })],
    ['without an end', without('exp')],
    ['without a beginning', without('iat')],
    ['not good yet', withClaims({ nbf: now + 3_600 })],
    ['another audience', withClaims({ aud: 'elsewhere' })],
    ['without an audience', without('aud')],
    ['another issuer', withClaims({ iss: 'https://evil.example' })],
    ['without an issuer', without('iss')],
    ['somebody else’s name', withClaims({ sub: nobody })],
    ['a name that is SQL', withClaims({ sub: "' OR 1=1 --" })],
    ['without a name', without('sub')],
    ['a session that is not', withClaims({ jti: nobody })],
    ['a session that is SQL', withClaims({ jti: "'; DROP TABLE session; --" })],
    ['without a session', without('jti')],
    ['a version that is text', withClaims({ ver: '0' })],
    ['another version', withClaims({ ver: 9 })],
    ['without a version', without('ver')],
    [
      'claims changed under the old signature',
      `${head}.${part({ ...claims, sub: nobody })}.${signature}`,
    ],
    ['a bit of the header flipped', `${flip(head, 5)}.${body}.${signature}`],
    ['a bit of the claims flipped', `${head}.${flip(body, 9)}.${signature}`],
    ['a bit of the signature flipped', `${head}.${body}.${flip(signature, 3)}`],
    ['half a signature', `${head}.${body}.${signature.slice(0, 20)}`],
    ['two parts', `${head}.${body}`],
    ['four parts', `${token}.${signature}`],
    ['five parts, as if encrypted', `${token}.${body}.${signature}`],
    ['a token in a token', nested],
    ['one letter', 'x'],
    ['2,000 letters', 'x'.repeat(2_000)],
  ];
  return [
    ...bearer.map(([what, text]): [string, string] => [what, `Bearer ${text}`]),
    ['nothing', ''],
    ['Bearer and nothing', 'Bearer '],
    ['another scheme', `Basic ${token}`],
    ['no scheme', token],
    ['two tokens', `Bearer ${token}, Bearer ${token}`],
    ['a space in it', `Bearer ${token.slice(0, 30)} ${token.slice(30)}`],
    ['more letters than a token has', `Bearer ${'x'.repeat(4_000)}`],
  ];
}
