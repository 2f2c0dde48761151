import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { HealthFact, HealthReport } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type TestRegistry, testRegistry } from '../../../test/app/registry';
import { onDatabase } from '../../../test/database/databases';
import { tidyHealth } from './health.store';

onDatabase((open) => {
  let running: TestApp;
  let registry: TestRegistry;
  let version: string;
  before(async () => {
    registry = await testRegistry();
    version = await registry.release('reported');
    running = await startTestApp(open, { vendors: 0, env: registry.env });
  });
  after(async () => {
    await running.close();
    await registry.remove();
  });

  const of = () => ({ part: 'mf-public', version });
  const send = (facts: HealthFact[], more: Partial<HealthReport> = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/health-reports',
      payload: { visit: 'a-random-visit', lock: 'abc', path: '/doctors?q=me', facts, ...more },
    });
  const counts = async () => {
    const { rows } = await sql<{ kind: string; n: number }>`
      SELECT kind, sum(n)::int AS n FROM health_count GROUP BY kind ORDER BY kind`.execute(
      running.database.query,
    );
    return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
  };
  const failure = (message: string): HealthFact => ({
    ...{ kind: 'failure', ...of(), screen: 'listing', phase: 'render', code: 'MF-RENDER', message },
    recovered: 'none',
  });

  test('what was released is counted, anything else leaves nothing', async () => {
    const before = await counts();
    const answer = await send([
      { kind: 'mount', ...of(), screen: 'listing' },
      { kind: 'mount', ...of(), screen: 'listing' },
      { kind: 'load', ...of(), phase: 'entry', ms: 120, bytes: 20_000 },
      { kind: 'vital', ...of(), name: 'CLS', value: 0.02 },
      failure('It broke.'),
      { kind: 'mount', part: 'mf-public', version: 'madeup', screen: 'listing' },
      { kind: 'error', part: 'mf-madeup', version, message: 'no' },
    ]);
    assert.equal(answer.statusCode, 204, answer.body);
    assert.deepEqual(before, {});
    assert.deepEqual(await counts(), {
      ...{ CLS: 1, 'bytes-entry': 1, failure: 1, 'load-entry': 1, mount: 2 },
    });
  });

  test('a second report of the minute adds to it', async () => {
    const { mount = 0 } = await counts();
    await Promise.all(
      Array.from({ length: 20 }, () => send([{ kind: 'mount', ...of(), screen: 'x' }])),
    );
    assert.equal((await counts()).mount, mount + 20);
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM health_count WHERE kind = 'mount'`.execute(
      running.database.query,
    );
    assert.ok(rows[0]!.n <= 2);
  });

  test('messages are kept clean, and the last fifty of a release', async () => {
    await send([failure('Loading\r\n\u001b[31m https://x.example/a.js?token=secret#me failed')]);
    const newest = await running.database.query
      .selectFrom('health_message')
      .select(['message', 'path'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(newest, {
      message: 'Loading [31m https://x.example/a.js failed',
      path: '/doctors',
    });
    for (let nth = 0; nth < 12; nth += 1) {
      await send(Array.from({ length: 6 }, (_, at) => failure(`${nth}-${at}`)));
    }
    const kept = await running.database.query
      .selectFrom('health_message')
      .select('message')
      .orderBy('id', 'desc')
      .execute();
    assert.deepEqual([kept.length, kept[0]?.message], [50, '11-4']);
  });

  test('the shelf of shared packages has an end', async () => {
    const share = (name: string): HealthFact => ({
      ...{ kind: 'share', ...of(), name, wanted: '^19', given: '19.3.1', from: 'shell' },
    });
    await send([share('react'), share('react')]);
    await send(Array.from({ length: 50 }, (_, nth) => share(`made-up-${nth}`)));
    const kept = await running.database.query.selectFrom('health_share').selectAll().execute();
    assert.equal(kept.length, 40);
    assert.equal(kept.find(({ name }) => name === 'react')?.n, 2);
  });

  const bad: [what: string, payload: () => object, status: number][] = [
    ['51 facts', () => ({ facts: Array(51).fill(failure('x')) }), 422],
    ['a part that is no name', () => ({ facts: [{ ...failure('x'), part: '../x' }] }), 422],
    ['an unknown kind', () => ({ facts: [{ kind: 'joy', ...of() }] }), 422],
    [
      'a negative time',
      () => ({ facts: [{ kind: 'vital', ...of(), name: 'LCP', value: -1 }] }),
      422,
    ],
    ['more than 32 KB', () => ({ path: 'x'.repeat(33_000) }), 413],
  ];
  for (const [what, payload, status] of bad) {
    test(`${what} is refused`, async () => {
      const answer = await send([], payload());
      assert.equal(answer.statusCode, status, answer.body);
    });
  }

  test('after a day minutes become hours, after thirty nothing is left', async () => {
    const { query } = running.database;
    const add = (ago: string, bucket: number) =>
      sql`INSERT INTO health_count (part, version, minute, kind, bucket, n) VALUES
        ('mf-public', 'old', date_trunc('hour', now() - ${ago}::interval) + interval '5 min', 'mount', ${bucket}, 1),
        ('mf-public', 'old', date_trunc('hour', now() - ${ago}::interval) + interval '9 min', 'mount', ${bucket}, 2)`.execute(
        query,
      );
    await add('3 days', 0);
    await add('40 days', 1);
    await add('1 hour', 2);
    await tidyHealth(query);
    await tidyHealth(query);
    const rows = await query
      .selectFrom('health_count')
      .select(['bucket', 'n'])
      .where('version', '=', 'old')
      .orderBy('bucket')
      .orderBy('n')
      .execute();
    assert.deepEqual(rows, [
      { bucket: 0, n: 3 },
      { bucket: 2, n: 1 },
      { bucket: 2, n: 2 },
    ]);
  });
});
