import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../../../test/process/at-exit';
import { runServer, startServer } from '../../../test/process/process';

describe('a start that does not migrate', () => {
  test('needs a database that was migrated before', async () => {
    const env = { NUKKAD_DATA: temporaryFolder('migrate'), SEED_VENDORS: '0' };
    const early = await runServer({ ...env, MIGRATE_AT_START: '0' });
    assert.deepEqual([early.code, /^The database lacks .*more/m.test(early.output)], [1, true]);

    const migrated = await runServer({ ...env, MIGRATE_AT_START: '0' }, '--migrate');
    assert.deepEqual([migrated.code, migrated.output.includes('ready on')], [0, false]);

    const server = await startServer({ ...env, MIGRATE_AT_START: '0' });
    assert.equal((await fetch(`${server.address}/readyz`)).status, 200);
    assert.equal(await server.end('SIGTERM'), 0);
  });
});
