import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { testSettings } from '../../../test/app/app';
import { type Cluster, startCluster } from '../../../test/database/throwaway-postgres';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { workAs } from './work-kind';

// A server of its own: the shared test server must not be stopped.
const cluster = startCluster();

describe('a database that hangs', { skip: cluster ? false : 'no initdb and pg_ctl here' }, () => {
  const { url, pause, resume } = cluster as Cluster;
  let database: Database;
  let app: FastifyInstance;

  before(async () => {
    database = await openDatabase({ url, pool: 3 });
    await migrate(database.query);
    app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
    await app.ready();
  });
  after(async () => {
    resume();
    await app.close();
    await database.close();
  });

  const get = (at: string) => app.inject(at);
  const at = '/api/userType/getAllUserType';
  const report = () =>
    app.inject({
      method: 'POST',
      url: '/api/client-errors',
      payload: { code: 'T', message: 'm', path: '/' },
    });

  test('each kind of work has its own limits, and a request is interactive', async () => {
    const { query } = database;
    const limitsOf = async () => {
      const { rows } = await sql<{ s: string; i: string }>`SELECT
        current_setting('statement_timeout') AS s,
        current_setting('idle_in_transaction_session_timeout') AS i`.execute(query);
      return [rows[0]?.s, rows[0]?.i];
    };
    assert.deepEqual(await workAs('interactive', limitsOf), ['15s', '15s']);
    assert.deepEqual(await limitsOf(), ['10min', '1min']);
    assert.deepEqual(await workAs('migration', limitsOf), ['0', '0']);
    const asked = await buildApp({
      settings: testSettings(),
      database,
      logger: false,
      site: false,
    });
    const config = { policy: 'public' } as const;
    asked.post('/limits', { config }, limitsOf);
    const answer = await asked.inject({ method: 'POST', url: '/limits', payload: { a: 1 } });
    assert.deepEqual(answer.json(), ['15s', '15s']);
    await asked.close();
  });

  // Without the circuit each request waits for the handler time-out of thirty seconds.
  const timeout = 25_000;

  test('whoever waits is told to come back, whoever comes then at once', { timeout }, async () => {
    assert.equal((await get('/readyz')).statusCode, 200);
    pause();
    const waiting = await Promise.all([get(at), get('/api/category/getAllCategories'), report()]);
    for (const { statusCode, headers, body } of waiting) {
      assert.equal(statusCode, 503, body);
      assert.equal(headers['retry-after'], '5');
      assert.equal(JSON.parse(body).code, 'unavailable');
    }
    // More requests than connections: none of them waits for a connection.
    const many = await Promise.all(Array.from({ length: 50 }, () => report()));
    assert.deepEqual([...new Set(many.map(({ statusCode }) => statusCode))], [503]);
    assert.equal((await get('/readyz')).statusCode, 503);
    assert.equal((await get('/livez')).statusCode, 200);
  });

  test('it goes on by itself when the database does, with answers of its own', async () => {
    resume();
    await until(async () => (await get('/readyz')).statusCode === 200, 'ready again');
    const ask = (n: number) => sql<{ n: number }>`SELECT ${n}::int AS n`.execute(database.query);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
    assert.deepEqual(
      answers.map(({ rows }) => rows[0]?.n),
      Array.from({ length: 20 }, (_, n) => n),
    );
    assert.equal((await report()).statusCode, 204);
  });
});
