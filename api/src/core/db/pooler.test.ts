import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { testSettings } from '../../../test/app/app';
import { hasPooler, type Pooler, poolerOf } from '../../../test/database/throwaway-pooler';
import { type Cluster, startCluster } from '../../../test/database/throwaway-postgres';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { workAs } from './work-kind';

const cluster = hasPooler ? startCluster() : null;
const skip = cluster ? false : 'no pgbouncer, or no initdb and pg_ctl here';

describe('PgBouncer in front of the server', { skip }, () => {
  const { url: directUrl } = cluster as Cluster;
  let pooler: Pooler;
  let database: Database;
  let app: FastifyInstance;

  before(async () => {
    pooler = poolerOf(cluster as Cluster, 3);
    await pooler.start();
    database = await openDatabase({ url: pooler.url, directUrl, pool: 40 });
    await workAs('migration', () => migrate(database.query));
    app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
    await app.ready();
  });
  after(async () => {
    await app.close();
    await database.close();
    await pooler.stop();
  });

  const interactive = <T>(work: () => Promise<T>) => workAs('interactive', work);
  const read = () => app.inject('/api/userType/getAllUserType');

  test('what a visitor waits for has the limits that a process sets without it', async () => {
    const limits = async () => {
      const { rows } = await sql<{ s: string; i: string; j: string; p: string }>`SELECT
        current_setting('statement_timeout') AS s, current_setting('jit') AS j,
        current_setting('idle_in_transaction_session_timeout') AS i,
        current_setting('random_page_cost') AS p`.execute(database.query);
      return rows[0];
    };
    assert.deepEqual(await interactive(limits), { s: '15s', i: '15s', j: 'off', p: '1.1' });
    assert.deepEqual(await limits(), { s: '10min', i: '1min', j: 'off', p: '1.1' });
  });

  test('forty transactions at once share three sessions, and none sees another', async () => {
    await sql`CREATE TABLE counted (n int)`.execute(database.query);
    await sql`INSERT INTO counted VALUES (0)`.execute(database.query);
    const count = () =>
      database.query.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(7)`.execute(trx);
        const { rows } = await sql<{ n: number; pid: number }>`
          SELECT n, pg_backend_pid() AS pid FROM counted`.execute(trx);
        await sql`UPDATE counted SET n = ${(rows[0]?.n ?? 0) + 1}`.execute(trx);
        return rows[0]?.pid;
      });
    const sessions = await interactive(() => Promise.all(Array.from({ length: 40 }, count)));
    const { rows } = await sql<{ n: number }>`SELECT n FROM counted`.execute(database.query);
    assert.equal(rows[0]?.n, 40);
    assert.ok(new Set(sessions).size <= 3, sessions.join());
  });

  test('what is told in a transaction through it is heard past it', async () => {
    const heard: (string | null)[] = [];
    const stop = await database.listen('pooled', (message) => heard.push(message));
    await interactive(() =>
      database.query
        .transaction()
        .execute((trx) => sql`SELECT pg_notify('pooled', 'news')`.execute(trx)),
    );
    await until(() => heard.includes('news'), 'the news is heard');
    await stop();
  });

  test('the API reads, writes and is ready', async () => {
    assert.equal((await read()).statusCode, 200);
    const payload = { code: 'T', message: 'm', path: '/' };
    const report = await app.inject({ method: 'POST', url: '/api/client-errors', payload });
    assert.equal(report.statusCode, 204);
    assert.equal((await app.inject('/readyz')).statusCode, 200);
  });

  test('while it is away callers are told so, and once it is back they are served', async () => {
    await pooler.stop();
    await until(async () => (await read()).statusCode === 503, 'it is away');
    await pooler.start();
    await until(async () => (await read()).statusCode === 200, 'it is back');
  });
});
