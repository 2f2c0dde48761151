import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { pdf } from '../../../test/files/sample-files';
import { fileLinks } from './links';

const id = '019a0000-0000-7000-8000-000000000001';
const other = '019a0000-0000-7000-8000-000000000002';

test('a link opens one file, for some minutes, under one secret', () => {
  let now = 1_000_000_000_000;
  const links = fileLinks('a secret', () => now);
  const { url, expiresAt } = links.to(id);
  const { searchParams, pathname } = new URL(url, 'http://localhost');
  const expires = Number(searchParams.get('expires'));
  const signature = searchParams.get('signature') ?? '';
  assert.equal(pathname, `/api/files/${id}`);
  assert.deepEqual([...searchParams.keys()], ['expires', 'signature']);
  assert.equal(Date.parse(expiresAt), now + limits.fileLinkMinutes * 60_000);
  assert.ok(links.holds(id, expires, signature));
  assert.ok(!links.holds(other, expires, signature));
  assert.ok(!links.holds(id, expires + 1, signature));
  assert.ok(!links.holds(id, expires, ''));
  assert.ok(!links.holds(id, expires, `${signature}AA`));
  assert.ok(!fileLinks('another', () => now).holds(id, expires, signature));
  now += limits.fileLinkMinutes * 60_000;
  assert.ok(!links.holds(id, expires, signature));
});

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  test('only its owner gets a link, and it opens without a token', async () => {
    const { app } = running;
    const as = async (account: string) => ({
      authorization: `Bearer ${(await signedIn(app, account)).token}`,
    });
    const headers = await as('user');
    const sent = await app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'deed.pdf' }, payload: pdf },
      headers: { ...headers, 'content-type': 'application/pdf' },
    });
    const ask = (asking: Record<string, string>) =>
      app.inject({ method: 'POST', url: `/api/files/${sent.json()._id}/links`, headers: asking });
    assert.equal((await ask(await as('doctor'))).statusCode, 404);
    assert.equal((await ask(await as('operator'))).statusCode, 404);
    assert.equal((await ask({})).statusCode, 401);
    const { url } = (await ask(headers)).json();
    const read = await app.inject({ url });
    assert.deepEqual([read.statusCode, read.rawPayload], [200, pdf]);
    assert.equal(read.headers['cache-control'], 'private, no-store');
    assert.equal(read.headers['x-content-type-options'], 'nosniff');
    assert.match(String(read.headers['content-security-policy']), /sandbox/);
    assert.match(String(read.headers['content-disposition']), /^attachment/);
    const forged = await app.inject({ url: url.replace(/expires=\d+/, 'expires=9999999999') });
    assert.deepEqual([forged.statusCode, forged.json().code], [403, 'forbidden']);
    assert.equal((await app.inject({ url: url.replace('signature', 'sign') })).statusCode, 404);
  });
});
