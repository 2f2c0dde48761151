import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uuidv7 } from 'uuidv7';
import { onBothDatabases } from '../../../test/database/databases';
import { temporaryFolder } from '../../../test/process/at-exit';
import type { Database } from '../../core/db/database';
import { filesOnDisk } from '../../core/files/file-store';
import { fileOfMonth, monthAfter, newestMonthToArchive } from './audit-archive.model';
import { archiveAudit, readAuditArchive } from './audit-archive.store';

const now = new Date('2026-03-10T12:00:00Z');

test('months have two digits, and a year has twelve', () => {
  assert.equal(monthAfter('2025-12'), '2026-01');
  assert.equal(newestMonthToArchive(now), '2024-02');
  assert.equal(newestMonthToArchive(new Date('2026-01-01T00:00:00Z')), '2023-12');
});

onBothDatabases((open) => {
  let database: Database;
  const files = filesOnDisk(temporaryFolder('archive'));
  before(async () => {
    database = await open('tables');
    const moments = ['2024-01-01T00:00:00Z', '2024-01-31T23:59:59.999Z', '2024-02-01T00:00:00Z'];
    await addEvents([...moments, '2024-03-01T00:00:00Z', '2026-03-01T00:00:00Z']);
  });
  after(() => database.close());

  const addEvents = (moments: string[]) =>
    database.query
      .insertInto('audit_event')
      .values(
        moments.map((at) => ({
          ...{ id: uuidv7(), at, actor_id: uuidv7(), actor_name: 'Meera Iyer', title: at },
          ...{ action: 'review-hidden', subject: 'reviews', subject_id: 'r1', reason: null },
        })),
      )
      .execute();
  const deps = () => ({ db: database.query, files });
  const titles = async () =>
    (await database.query.selectFrom('audit_event').select('title').orderBy('at').execute()).map(
      ({ title }) => title,
    );
  const read = async (month: string) =>
    (await readAuditArchive(deps(), month))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).title);

  test('no event leaves the database before it is in a file', async () => {
    const all = database.query.deleteFrom('audit_event');
    await assert.rejects(all.execute(), /is not changed/);
    await assert.rejects(
      database.query.updateTable('audit_event').set({ title: '' }).execute(),
      /is not changed/,
    );
  });

  test('months that are over for two years move to files, which are read back', async () => {
    assert.deepEqual(await archiveAudit(deps(), now), ['2024-01', '2024-02']);
    assert.deepEqual(await titles(), ['2024-03-01T00:00:00Z', '2026-03-01T00:00:00Z']);
    assert.deepEqual(await read('2024-01'), ['2024-01-01T00:00:00Z', '2024-01-31T23:59:59.999Z']);
    assert.deepEqual(await read('2024-02'), ['2024-02-01T00:00:00Z']);
    assert.deepEqual(await archiveAudit(deps(), now), []);
  });

  test('what a crash left in the table goes, and its file stays as it is', async () => {
    await addEvents(['2024-01-31T23:59:59.999Z']);
    assert.deepEqual(await archiveAudit(deps(), now), ['2024-01']);
    assert.equal((await read('2024-01')).length, 2);
  });

  test('a file that cannot be read back lets nothing be deleted', async () => {
    const broken = { ...files, get: async () => undefined };
    const later = new Date('2026-04-10T12:00:00Z');
    await assert.rejects(archiveAudit({ ...deps(), files: broken }, later), /nothing was deleted/);
    assert.equal((await titles()).length, 2);
    assert.deepEqual(await archiveAudit(deps(), later), ['2024-03']);
  });

  test('a file that was changed, or is gone, is not shown', async () => {
    await files.put(fileOfMonth('2024-02'), Buffer.from('something else'));
    await assert.rejects(read('2024-02'), /is not what was archived/);
    await files.remove(fileOfMonth('2024-01'));
    await assert.rejects(read('2024-01'), /is missing/);
    await assert.rejects(read('2026-03'), /No archive of 2026-03/);
  });
});
