import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { onBothDatabases } from '../../../../test/database/databases';
import type { Database } from '../database';
import { migrate, migrations } from '../migrate';
import { runMigrations } from '../run-migrations';

/** A database as the release before left it, in the middle of work. */
async function releaseBefore({ query }: Database): Promise<void> {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0042');
  await runMigrations(query, Object.fromEntries(earlier));
  await sql
    .raw(`
    INSERT INTO outbox (id, topic, payload, available_at, attempts, done_at) VALUES
      (gen_random_uuid(), 'letter', '{"to": "asha@example.in"}', '2026-01-01Z', 3, NULL),
      (gen_random_uuid(), 'vendor-changed', '{"vendorId": "v1"}', '2026-01-02Z', 0, NULL),
      (gen_random_uuid(), 'vendor-changed', '{"vendorId": "v2"}', '2026-01-02Z', 0, now()),
      (gen_random_uuid(), 'payout', '{"id": "p1"}', '2026-01-03Z', 1, NULL);
    INSERT INTO password_reset_request (id, email)
      VALUES (gen_random_uuid(), 'ravi@example.in')`)
    .execute(query);
}

onBothDatabases((open) => {
  test('work that waits is carried over, and what is done is left behind', async () => {
    const database = await open();
    await releaseBefore(database);
    await migrate(database.query);
    const jobs = await database.query
      .selectFrom('job')
      .select(['kind', 'key', 'payload', 'priority', 'attempts'])
      .orderBy('kind')
      .execute();
    assert.deepEqual(jobs, [
      { kind: 'email', key: null, payload: { to: 'asha@example.in' }, priority: 0, attempts: 3 },
      {
        ...{ kind: 'password-reset-link', key: null, payload: { email: 'ravi@example.in' } },
        ...{ priority: 0, attempts: 0 },
      },
      { kind: 'payout', key: null, payload: { id: 'p1' }, priority: 1, attempts: 1 },
      { kind: 'search-rebuild', key: 'v1', payload: { vendorId: 'v1' }, priority: 1, attempts: 0 },
    ]);
    await database.close();
  });
});
