import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from '../../../seed/fill';
import { samplePractice } from '../../../seed/reference/sample-practice/sample-practice';
import { testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { buildApp } from '../../app';

onDatabase((open) => {
  test('a production start without sample people has the demonstration all the same', async (context) => {
    const database = await open('tables');
    context.after(() => database.close());
    const settings = testSettings({
      NODE_ENV: 'production',
      SESSION_SECRET: 's'.repeat(40),
      OTP_PEPPER: 'p'.repeat(40),
    });
    await fill(database, settings, assert.fail);
    const app = await buildApp({ settings, database, logger: false, site: false });
    context.after(() => app.close());
    const answer = await app.inject('/api/content/sample-practice');
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.ok(answer.headers.etag);
    assert.deepEqual(answer.json(), samplePractice);
    const vendors = await database.query.selectFrom('vendor').select('id').execute();
    assert.deepEqual(vendors, []);
  });
});
