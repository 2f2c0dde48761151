import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { testSettings } from '../../../test/app/app';
import { limitRates } from '../rate-limits/rate-limits';
import { readAsNobody } from './own-requests';

const header = 'x-nukkad-own-request';

test('a read for a page carries nobody’s credentials', async () => {
  const app = Fastify();
  app.get('/api/echo', async ({ headers }) => headers);
  const { status, body } = await readAsNobody(app, '/api/echo');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(JSON.parse(body)).sort(), [
    ...['accept', 'accept-language', 'host', 'user-agent', header],
  ]);
});

test('own reads are not counted; a guessed header from outside is, like any request', async () => {
  const app = Fastify();
  const rendererKey = 'k'.repeat(32);
  await limitRates(app, testSettings({ LIMITS: 'production', RENDERER_KEY: rendererKey }));
  app.get('/api/open', async () => 'open');
  for (let nth = 0; nth < 700; nth += 1) {
    assert.equal((await readAsNobody(app, '/api/open')).status, 200);
  }
  for (let nth = 0; nth < 700; nth += 1) {
    const headers = { [header]: rendererKey };
    assert.equal((await app.inject({ url: '/api/open', headers })).statusCode, 200);
  }
  const guesses = ['0'.repeat(64), 'ff'.repeat(32), '', 'true', 'zz'];
  const statuses: number[] = [];
  for (let nth = 0; nth <= 600; nth += 1) {
    const headers = { [header]: guesses[nth % guesses.length] };
    statuses.push((await app.inject({ url: '/api/open', headers })).statusCode);
  }
  assert.deepEqual([statuses[0], statuses[599]], [200, 200]);
  assert.notEqual(statuses[600], 200);
});
