import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { onBothDatabases } from '../../../test/database/databases';
import type { Database } from './database';
import { openDatabase, probe } from './database';
import { isUnavailable } from './failures';
import { migrate, migrations } from './migrate';

onBothDatabases((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const content = (key: string) => ({ key, body: JSON.stringify({ key }) });
  const stored = async (key: string) =>
    (await database.query.selectFrom('content').where('key', '=', key).select('key').execute())
      .length;

  test('a failed query leaves the next one unharmed', async () => {
    await assert.rejects(sql`SELECT * FROM nowhere`.execute(database.query), { code: '42P01' });
    await probe(database.query);
  });

  test('a failure names the constraint that was hurt', async () => {
    await database.query.insertInto('content').values(content('twice')).execute();
    await assert.rejects(database.query.insertInto('content').values(content('twice')).execute(), {
      code: '23505',
      constraint: 'content_pkey',
    });
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const half = database.query.transaction().execute(async (trx) => {
      await trx.insertInto('content').values(content('half')).execute();
      throw new Error('changed my mind');
    });
    await assert.rejects(half, /changed my mind/);
    assert.equal(await stored('half'), 0);
  });

  test('twenty transactions at once are all stored', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `at-once-${index}`);
    await Promise.all(
      keys.map((key) =>
        database.query.transaction().execute(async (trx) => {
          await trx.insertInto('content').values(content(key)).execute();
          await sql`SELECT 1`.execute(trx);
        }),
      ),
    );
    assert.deepEqual(
      await Promise.all(keys.map(stored)),
      keys.map(() => 1),
    );
  });

  test('values come back in the types the product uses', async () => {
    const { rows } = await sql`
      SELECT count(*) AS counted, DATE '2026-03-01' AS day, ARRAY['a','b'] AS list,
        TIMESTAMPTZ '2026-03-01T00:00:00Z' AS moment, '{"a":[1]}'::jsonb AS tree
      FROM user_type`.execute(database.query);
    assert.deepEqual(rows[0], {
      counted: 0,
      day: '2026-03-01',
      list: ['a', 'b'],
      moment: new Date('2026-03-01T00:00:00Z'),
      tree: { a: [1] },
    });
  });

  test('migrating again, or twice at once, changes nothing', async () => {
    await Promise.all([migrate(database.query), migrate(database.query)]);
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(
      database.query,
    );
    assert.deepEqual(
      rows.map(({ name }) => name),
      Object.keys(migrations),
    );
  });
});

test('a server that is not there is told from a mistake in a query', async () => {
  const away = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
  const failure = await probe(away.query).catch((error: unknown) => error);
  assert.equal(isUnavailable(failure), true);
  assert.equal(isUnavailable(Object.assign(new Error('no such table'), { code: '42P01' })), false);
  await away.close();
});
