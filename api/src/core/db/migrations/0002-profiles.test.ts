import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { missingVendors } from '../../../../seed/sample/seed-sample';
import { onBothDatabases } from '../../../../test/database/databases';
import type { Database } from '../database';
import { migrate, migrations } from '../migrate';
import { runMigrations } from '../run-migrations';

const real = '01900000-0000-7000-8000-000000000001';
const sample = '01900000-0000-7000-8000-000000000002';

/** A database as the first release left it: a real person and an invented one with mere figures. */
async function firstRelease({ query }: Database): Promise<void> {
  const first = { '0001-directory': migrations['0001-directory']! };
  await runMigrations(query, first);
  await sql
    .raw(`
    INSERT INTO user_type VALUES ('${real}', 'doctor', 'Doctor', '', '', 0);
    INSERT INTO category VALUES ('${real}', NULL, 'doctor', 'doctor', 'Doctor', '', NULL, 0);
    INSERT INTO city VALUES ('${real}', 'Old Town', 'Karnataka');
    INSERT INTO locality VALUES ('${real}', '${real}', 'Fort', '560001', 12.9, 77.6);
    INSERT INTO seed_state VALUES ('reference', 1), ('vendors', 1);
    INSERT INTO vendor (id, category_id, locality_id, status, name, title, image, qualifications,
      detail, about, address, lat, lng, experience_years, languages, gender, rating_sum,
      rating_count, working_hours, is_sample)
    SELECT id, '${real}', '${real}', 'live', name, '', '', '{}',
      '{"education": [], "experience": [], "specializations": []}', '', '', 12.9, 77.6, 1, '{}',
      'Female', 45, 10, '[]', is_sample
    FROM (VALUES ('${real}'::uuid, 'Real', false), ('${sample}', 'Invented', true))
      AS people (id, name, is_sample)`)
    .execute(query);
}

onBothDatabases((open) => {
  test('real people stay, with no review but what is written; invented ones come again', async () => {
    const database = await open();
    await firstRelease(database);
    await migrate(database.query);
    const stored = () =>
      database.query
        .selectFrom('vendor')
        .select(['id', 'rating_count', 'rating_sum', 'rating_counts', 'lunch_from'])
        .execute();
    assert.deepEqual(await stored(), [
      {
        id: real,
        rating_count: 0,
        rating_sum: 0,
        rating_counts: [0, 0, 0, 0, 0],
        lunch_from: null,
      },
    ]);
    assert.equal(await missingVendors(database.query, 5), 5);
    await database.close();
  });
});
