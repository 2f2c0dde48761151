import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { onDatabase } from '../../../../test/database/databases';
import type { Database } from '../database';
import { migrate, migrations } from '../migrate';
import { runMigrations } from '../run-migrations';

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const [place, asha, vendor, joined, alone] = [id(1), id(2), id(3), id(4), id(5)];

/** A database as the release before left it: one record with an account, one without. */
async function releaseBefore({ query }: Database): Promise<void> {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0032');
  await runMigrations(query, Object.fromEntries(earlier));
  await sql
    .raw(`
    INSERT INTO user_type VALUES ('${place}', 'doctor', 'Doctor', '', '', 0);
    INSERT INTO category VALUES ('${place}', NULL, 'doctor', 'doctors', 'Doctors', '', NULL, 0);
    INSERT INTO app_user (id, email, full_name, role) VALUES
      ('${asha}', 'asha@example.in', 'Asha', 'user');
    INSERT INTO vendor (id, category_id, status, name, title, image, qualifications, detail, about,
      address, experience_years, languages, working_hours)
    VALUES ('${vendor}', '${place}', 'draft', 'Dr. Ravi', '', '', '{}',
      '{"education": [], "experience": [], "specializations": []}', '', '', 1, '{}', '[]');
    INSERT INTO client (id, vendor_id, number, user_id, name, registered_on) VALUES
      ('${joined}', '${vendor}', 1, '${asha}', 'Asha', '2026-01-02'),
      ('${alone}', '${vendor}', 2, NULL, 'Bina', '2026-01-02')`)
    .execute(query);
}

onDatabase((open) => {
  test('records with an account stay linked, others stay the professional’s own', async () => {
    const database = await open();
    await releaseBefore(database);
    await migrate(database.query);
    const links = await database.query
      .selectFrom('client_link')
      .select(['client_id', 'user_id', 'state'])
      .execute();
    assert.deepEqual(links, [{ client_id: joined, user_id: asha, state: 'linked' }]);
    await database.close();
  });
});
