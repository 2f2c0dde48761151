import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { onBothDatabases } from '../../../../test/database/databases';
import type { Database } from '../database';
import { migrate, migrations } from '../migrate';
import { runMigrations } from '../run-migrations';

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const [place, asha, ravi, listed] = [id(1), id(2), id(3), id(4)];
/** A profession without a category, and who has it. */
const [trade, mina] = [id(8), '01900000-0000-7000-8000-000000000010'];

/** A database as the release before left it: three who signed up, one of them with a page. */
async function releaseBefore({ query }: Database): Promise<void> {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0012');
  await runMigrations(query, Object.fromEntries(earlier));
  await sql
    .raw(`
    INSERT INTO user_type VALUES ('${place}', 'doctor', 'Doctor', '', '', 0),
      ('${trade}', 'new', 'New', '', '', 1);
    INSERT INTO category VALUES ('${place}', NULL, 'doctor', 'doctors', 'Doctors', '', NULL, 0),
      ('${id(5)}', '${place}', 'doctor', 'dentist', 'Dentist', '', NULL, 0);
    INSERT INTO city VALUES ('${place}', 'Old Town', 'Karnataka');
    INSERT INTO locality VALUES ('${place}', '${place}', 'Fort', '560001', 12.9, 77.6);
    INSERT INTO app_user (id, email, full_name, role) VALUES
      ('${asha}', 'asha@example.in', 'Asha', 'vendor'),
      ('${ravi}', 'ravi@example.in', 'Ravi', 'vendor'),
      ('${mina}', 'mina@example.in', 'Mina', 'vendor');
    INSERT INTO vendor (id, user_id, category_id, locality_id, status, name, title, image,
      qualifications, detail, about, address, lat, lng, experience_years, languages, gender,
      working_hours)
    VALUES ('${listed}', '${ravi}', '${place}', '${place}', 'live', 'Ravi', '', '', '{}',
      '{"education": [], "experience": [], "specializations": []}', '', '', 12.9, 77.6, 1, '{}',
      'Male', '[]');
    INSERT INTO vendor_draft VALUES
      ('${id(6)}', '${asha}', '${place}', 'Dr. Asha', '{98765 43210,98765 43211}', '2026-01-02'),
      ('${id(7)}', '${ravi}', '${place}', 'Dr. Ravi', '{98765 43212}', '2026-01-02'),
      ('${id(9)}', '${mina}', '${trade}', 'Mina', '{98765 43213}', '2026-01-02')`)
    .execute(query);
}

onBothDatabases((open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await releaseBefore(database);
    await migrate(database.query);
  });
  after(() => database.close());

  test('who has signed up has a page with the same id, which says no more than they did', async () => {
    const pages = await database.query
      .selectFrom('vendor')
      .select(['id', 'user_id', 'status', 'name', 'phone', 'other_phones', 'category_id'])
      .select(['image', 'title', 'lat', 'gender', 'working_hours', 'detail'])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      pages.map((page) => [page.id, page.status]),
      [
        [listed, 'live'],
        [id(6), 'draft'],
        [id(9), 'draft'],
      ],
    );
    assert.deepEqual(pages[1], {
      ...{ id: id(6), user_id: asha, status: 'draft', name: 'Dr. Asha', phone: '98765 43210' },
      ...{ other_phones: ['98765 43211'], category_id: place, title: '', working_hours: [] },
      ...{ image: '/assets/avatars/6.svg', lat: null, gender: null },
      detail: { education: [], experience: [], specializations: [] },
    });
  });

  test('nobody is listed who has not told where they are', async () => {
    const list = database.query.updateTable('vendor').set({ status: 'live' });
    await assert.rejects(list.where('id', '=', id(6)).execute(), /vendor_live_is_told/);
  });

  test('of a profession without a category there is a draft without one', async () => {
    const page = database.query.selectFrom('vendor').where('id', '=', id(9));
    assert.deepEqual(await page.select(['status', 'category_id']).execute(), [
      { status: 'draft', category_id: null },
    ]);
  });
});
