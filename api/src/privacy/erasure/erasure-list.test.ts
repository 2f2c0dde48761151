import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openStore } from '@nukkad/registry';
import { startS3 } from '@nukkad/registry/testing/s3-server';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { temporaryFolder } from '../../../test/process/at-exit';
import { eraseAccount } from './erasure.store';
import {
  erasureListIn,
  erasureListInBucket,
  keepErasureList,
  readErasureList,
  replayErasures,
} from './erasure-list';

onDatabase((open) => {
  let running: TestApp;
  const folder = join(temporaryFolder('erasures'), 'data');
  const file = join(folder, 'erasures.log');
  const list = erasureListIn(folder);
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  const nameOf = async (id: string) => {
    const { query } = running.database;
    const rows = query.selectFrom('app_user').select('full_name').where('id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).full_name;
  };

  const leave = async (account: string) => {
    const { ask, userId } = await signedIn(running.app, account);
    assert.equal((await ask('DELETE', `/api/users/deleteUser/${userId}`)).statusCode, 200);
    return userId;
  };

  /** Restores an account as a backup from before its deletion would contain it. */
  const bringBack = async (id: string, name: string) => {
    const { query } = running.database;
    await sql`UPDATE app_user SET deleted_at = NULL, full_name = ${name}, is_sample = false
      WHERE id = ${id}::uuid`.execute(query);
    await sql`DELETE FROM erasure WHERE user_id = ${id}::uuid`.execute(query);
  };

  test('whoever has left is listed beside the database, once, by id alone', async () => {
    const { query } = running.database;
    const userId = await leave('user');
    assert.equal(await keepErasureList(query, list), 1);
    assert.equal(await keepErasureList(query, list), 0);
    assert.deepEqual(
      (await readErasureList(list)).map((one) => one.userId),
      [userId],
    );
    assert.match(readFileSync(file, 'utf8').trim(), new RegExp(`^\\S+Z ${userId}$`));
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  test('a line that a crash has cut is left out, and the next one is whole', async () => {
    appendFileSync(file, '2026-01-01T00:00:00.000Z 0190b3a0-5f6e');
    const userId = await leave('engineer');
    assert.equal(await keepErasureList(running.database.query, list), 1);
    const listed = await readErasureList(list);
    assert.deepEqual([listed.length, listed[1]?.userId], [2, userId]);
  });

  test('what was erased is erased again where an older copy has it, but for samples', async () => {
    const { query } = running.database;
    const [first, second] = await readErasureList(list);
    assert.ok(first && second);
    await bringBack(first.userId, 'Somebody Restored');
    await bringBack(second.userId, 'A Sample');
    await query
      .updateTable('app_user')
      .set({ is_sample: true })
      .where('id', '=', second.userId)
      .execute();
    const removed: string[] = [];
    const remove = async (userId: string) => {
      await query.transaction().execute((trx) => eraseAccount(trx, userId));
      removed.push(userId);
      // As when another process erases it at the same time.
      throw new Error('There is no such person.');
    };
    const replay = () => replayErasures({ db: query, list, remove });

    assert.deepEqual(await replay(), [first.userId]);
    assert.deepEqual(await replay(), []);
    assert.deepEqual(removed, [first.userId]);
    assert.equal(await nameOf(first.userId), 'Deleted account');
    assert.equal(await nameOf(second.userId), 'A Sample');
  });

  test('several processes keep one list in a bucket, and lose no line of each other', async () => {
    const s3 = await startS3();
    try {
      const open = () => erasureListInBucket(openStore(`s3://${s3.bucket}`, s3.env));
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const at = new Date().toISOString();
      await Promise.all(ids.map((id) => open().append(`\n${at} ${id}\n`)));
      const listed = (await readErasureList(open())).map(({ userId }) => userId);
      assert.deepEqual(listed.sort(), ids.sort());
    } finally {
      await s3.close();
    }
  });

  test('a process that starts on an older copy serves nobody who has left since', async (t) => {
    const { settings } = running;
    const userId = await leave('labour');
    await running.app.close();
    // Fixture ids are the same in every database, as they are in a backup.
    const restored = await startTestApp(open, {
      vendors: 20,
      env: { NUKKAD_DATA: settings.dataDir },
    });
    t.after(restored.close);
    await restored.database.query
      .updateTable('app_user')
      .set({ is_sample: false })
      .where('id', '=', userId)
      .execute();
    await restored.app.ready();
    const { full_name, deleted_at } = await restored.database.query
      .selectFrom('app_user')
      .select(['full_name', 'deleted_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    assert.equal(full_name, 'Deleted account');
    assert.ok(deleted_at);
  });
});
