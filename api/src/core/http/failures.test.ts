import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testSettings } from '../../../test/app/app';
import { buildApp } from '../../app';
import { openDatabase } from '../db/database';

const away = () => openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });

test('without its database the API is alive, not ready, and says when to come back', async () => {
  const database = await away();
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  assert.equal((await app.inject('/livez')).statusCode, 200);
  for (const url of ['/readyz', '/api/category/getAllCategories']) {
    const response = await app.inject(url);
    assert.equal(response.statusCode, 503);
    assert.equal(response.json().code, 'unavailable');
    assert.equal(response.headers['retry-after'], '5');
  }
  await app.close();
  await database.close();
});

test('a mistake of ours is not told to the world', async () => {
  const database = await away();
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  app.get('/broken', { config: { policy: 'public' } }, async () => {
    throw new Error('password=hunter2 at /secret/path');
  });
  const response = await app.inject('/broken');
  assert.equal(response.statusCode, 500);
  assert.equal(response.json().code, 'internal');
  assert.doesNotMatch(response.body, /hunter2|secret|stack/);
  await app.close();
  await database.close();
});

test('who asks too often is told to wait', async () => {
  const database = await away();
  const settings = testSettings({ LIMITS: 'production' });
  const app = await buildApp({ settings, database, logger: false, site: false });
  const report = { method: 'POST', url: '/api/client-errors', payload: [] } as const;
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await app.inject(report)).statusCode);
  assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([422]));
  const refused = await app.inject(report);
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.json().code, 'too-many-requests');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  await app.close();
  await database.close();
});

test('what is refused and what is a page is limited too, released files are not', async () => {
  const database = await away();
  const settings = testSettings({ LIMITS: 'production' });
  const app = await buildApp({ settings, database, logger: false, site: false });
  app.get('/page', { config: { policy: 'public' } }, async () => 'page');
  app.get('/shell/file.js', { config: { policy: 'public' } }, async () => 'file');
  for (const [nth, [url, first]] of (
    [
      ['/api/me/favourites', 401],
      ['/page', 200],
      ['/shell/file.js', 200],
    ] as const
  ).entries()) {
    const ask = async () =>
      (await app.inject({ url, remoteAddress: `198.51.100.${nth}` })).statusCode;
    assert.equal(await ask(), first);
    let last = 0;
    for (let time = 0; time < 600; time += 1) last = await ask();
    assert.equal(last, url.startsWith('/shell/') ? 200 : 429, url);
  }
  await app.close();
  await database.close();
});

test('no time-out is left at forever', async () => {
  const database = await away();
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  const { server, initialConfig } = app;
  assert.ok(server.requestTimeout > 0 && server.keepAliveTimeout > 0 && server.timeout > 0);
  assert.equal(server.headersTimeout, 15_000);
  assert.equal(initialConfig.bodyLimit, 262_144);
  assert.equal(initialConfig.onProtoPoisoning, 'error');
  await app.close();
  await database.close();
});
