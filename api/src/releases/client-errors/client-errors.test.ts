import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { trimClientErrors } from './client-errors.store';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
  });
  after(() => running.close());

  const stored = () =>
    running.database.query
      .selectFrom('client_error')
      .select(['code', 'message', 'remote'])
      .orderBy('seen_at')
      .execute();

  test('a report is kept without control characters', async () => {
    const response = await running.app.inject({
      method: 'POST',
      url: '/api/client-errors',
      payload: {
        code: 'MF-LOAD',
        message: 'Loading chunk\r\n{"level":60}\u0000\u001b[31m ಕನ್ನಡ failed',
        path: '/doctors',
        remote: 'mf-public',
      },
    });
    assert.equal(response.statusCode, 204);
    assert.deepEqual(await stored(), [
      {
        code: 'MF-LOAD',
        message: 'Loading chunk {"level":60} [31m ಕನ್ನಡ failed',
        remote: 'mf-public',
      },
    ]);
  });

  test('the shelf keeps the newest', async () => {
    for (const message of ['older', 'newer']) {
      await running.app.inject({
        method: 'POST',
        url: '/api/client-errors',
        payload: { code: 'X', message, path: '/' },
      });
    }
    await trimClientErrors(running.database.query, 1);
    assert.deepEqual(
      (await stored()).map(({ message }) => message),
      ['newer'],
    );
  });
});
