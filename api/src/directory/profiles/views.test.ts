import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seed } from '../../../seed/seed';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { migrate } from '../../core/db/migrate';
import { viewCounter } from './views';

const day = '2026-11-21';
const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  test('views that cannot be stored are told, kept, and stored with the next', async () => {
    const database = await open();
    const failures: unknown[] = [];
    const views = viewCounter(database.query, (error) => failures.push(error));
    // The table does not exist yet.
    views.count(nobody, day);
    await views.flush();
    assert.equal(failures.length, 1);

    await migrate(database.query);
    await seed(database.query, { vendors: 0, demoAccounts: true });
    const id = await demoVendor(database, 'ca');
    views.count(id, day);
    views.count(id, day);
    await views.flush();
    views.count(id, day);
    await views.close();
    const rows = await database.query.selectFrom('vendor_view').selectAll().execute();
    // A vendor deleted meanwhile is skipped.
    assert.deepEqual(rows, [{ vendor_id: id, day, views: 3 }]);
    assert.equal(failures.length, 1);
    await database.close();
  });
});
