import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { playHistory } from '../../../test/booking-histories/booking-histories';
import { openStage, type Stage } from '../../../test/booking-histories/booking-stage';
import { onBothDatabases } from '../../../test/database/databases';

const operations = 50;

/** The embedded engine has one connection, so nothing runs concurrently there. */
const histories =
  process.env.TEST_SCOPE === 'all' ? { postgres: 20, pglite: 20 } : { postgres: 6, pglite: 2 };

// A different seed each day; a failure names the seed that reproduces it (TEST_SEED).
const seed = Number(process.env.TEST_SEED ?? Math.floor(Date.now() / 86_400_000));

onBothDatabases((open) => {
  let running: TestApp;
  let stage: Stage;

  before(async () => {
    running = await startTestApp(open, { vendors: 60 });
    stage = await openStage(running);
  });
  after(() => running.close());

  test('nobody is booked twice, nothing acknowledged is lost, in random histories', async () => {
    for (let nth = 0; nth < histories[running.database.engine]; nth += 1) {
      const { problems } = await playHistory(stage, { seed, nth, operations });
      assert.deepEqual(problems, [], `history ${nth} of seed ${seed}`);
    }
  });
});
