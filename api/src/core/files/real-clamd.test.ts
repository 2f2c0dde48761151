import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { aPdf } from '../../../test/files/sample-files';
import { eicar } from '../../../test/services/clamd';
import { clamdProgram, startRealClamd } from '../../../test/services/real-clamd';
import { clamd } from './clamd';

const program = clamdProgram();

describe('ClamAV’s own daemon', { skip: program ? false : 'clamd is not installed here' }, () => {
  let daemon: Awaited<ReturnType<typeof startRealClamd>>;
  before(async () => {
    daemon = await startRealClamd(program ?? '', eicar);
  });
  after(() => daemon.stop());

  test('says of a whole file, and of one with the test virus in it, what they are', async () => {
    const scan = clamd(daemon.address);
    assert.deepEqual(await scan(aPdf({ length: 500_000 })), { state: 'clean' });
    const verdict = await scan(aPdf({ objects: `%${eicar}`, length: 500_000 }));
    assert.equal(verdict.state, 'infected');
    assert.match(verdict.state === 'infected' ? verdict.signature : '', /^Nukkad\.Test/);
  });

  test('gives no verdict on what is longer than it reads', async () => {
    await assert.rejects(clamd(daemon.address)(Buffer.alloc(7 * 1_024 * 1_024)), {
      code: 'scanner',
    });
  });
});
