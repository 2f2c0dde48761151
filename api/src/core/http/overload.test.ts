import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { testSettings } from '../../../test/app/app';
import { type Cluster, startCluster } from '../../../test/database/throwaway-postgres';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { type Database, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { workAs } from '../db/work-kind';

const cluster = startCluster();

describe('more asks than the database answers', {
  skip: cluster ? false : 'no initdb here',
}, () => {
  const { url } = cluster as Cluster;
  let database: Database;
  let app: FastifyInstance;
  /** In place of what really waits, if it is a number. */
  let waiting: number | undefined;

  before(async () => {
    const opened = await openDatabase({ url, pool: 1 });
    await migrate(opened.query);
    database = {
      ...opened,
      connections: () =>
        waiting === undefined
          ? opened.connections()
          : [{ kind: 'interactive', busy: 1, idle: 0, waiting }],
    };
    app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
    // A search that shares its reading with no other.
    const how = { schema: { tags: ['search'] }, config: { policy: 'public' } } as const;
    app.get('/unshared', how, () => sql`SELECT 1`.execute(opened.query));
    await app.ready();
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  const report = {
    method: 'POST',
    url: '/api/client-errors',
    payload: { code: 'T', message: 'm', path: '/' },
  } as const;
  const read = { method: 'GET', url: '/api/posts' } as const;
  const search = { method: 'GET', url: '/api/search/trending' } as const;

  for (const [count, refused] of [
    [99, []],
    [100, [search]],
    [199, [search]],
    [200, [search, read]],
    [999, [search, read]],
    [1_000, [search, read, report]],
  ] as const) {
    test(`with ${count} waiting, ${refused.length} of three kinds of calls are refused`, async () => {
      waiting = count;
      for (const call of [search, read, report]) {
        const { statusCode, headers } = await app.inject(call);
        const isRefused = (refused as readonly object[]).includes(call);
        assert.equal(statusCode === 503, isRefused, call.url);
        if (isRefused) assert.equal(headers['retry-after'], '5');
      }
      const health = await app.inject('/readyz');
      assert.equal(health.statusCode, 200);
      waiting = undefined;
    });
  }

  test('who is too much is told so at once, while those before still wait', async () => {
    let release = () => {};
    let isHeld = false;
    const holding = workAs('interactive', () =>
      database.query.connection().execute(async () => {
        isHeld = true;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }),
    );
    await until(() => isHeld, 'the only connection is taken');
    let answered = 0;
    const ask = async () => {
      const { statusCode } = await app.inject('/unshared');
      answered += 1;
      return statusCode;
    };
    const interactive = () => database.connections().find(({ kind }) => kind === 'interactive');
    const first = Array.from({ length: 100 }, ask);
    try {
      await until(() => (interactive()?.waiting ?? 0) >= 100, 'a hundred wait');
      const others = await Promise.all(Array.from({ length: 20 }, ask));
      assert.deepEqual([...new Set(others)], [503]);
      assert.equal(answered, 20);
    } finally {
      release();
      await Promise.all([holding, ...first]);
    }
  });
});
