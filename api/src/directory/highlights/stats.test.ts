import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { bareApp } from '../../../test/app/bare-app';
import { onDatabase } from '../../../test/database/databases';
import type { Database } from '../../core/db/database';
import { registerStats } from './register';

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const customers = async () => {
    const app = await bareApp((api) => registerStats(api, { db: database.query }));
    const response = await app.inject('/api/stats/public');
    assert.equal(response.statusCode, 200);
    return { app, told: response.json().happyCustomers as number };
  };
  const signUp = (from: number, to: number, set: string) =>
    sql`INSERT INTO app_user (id, email, full_name, role, email_verified_at, deleted_at, is_sample)
      SELECT gen_random_uuid(), ${set} || n || '@people.example', 'Somebody', 'user',
        CASE WHEN ${set} <> 'unverified' THEN now() END,
        CASE WHEN ${set} = 'gone' THEN now() END, ${set} = 'sample'
      FROM generate_series(${from}::int, ${to}::int) n`.execute(database.query);

  test('it begins with the documented 500', async () => {
    assert.equal((await customers()).told, 500);
  });

  test('people count who are real, here and verified; the number is kept for a minute', async () => {
    for (const set of ['unverified', 'gone', 'sample']) await signUp(1, 300, set);
    await signUp(1, 699, 'verified');
    const { app, told } = await customers();
    assert.equal(told, 600);
    await signUp(700, 700, 'verified');
    assert.equal((await customers()).told, 700);
    assert.equal((await app.inject('/api/stats/public')).json().happyCustomers, 600);
  });
});
