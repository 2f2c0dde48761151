import { after, before, describe, test } from 'node:test';
import { type Engine, onDatabase } from '../../../test/database/databases';
import { startMoney, type TestMoney } from '../../../test/fixtures/money';
import { payOutUnreliably } from '../../../test/load/unreliable-payouts';
import { type FakeRazorpayX, startRazorpayX } from '../../../test/services/razorpayx';

/** Random in each run: a failure prints the seed that repeats it. */
const seed = Number(process.env.PAYMENTS_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Some hundred payouts in the gate, some thousand at night. */
const spans: Record<Engine, number> =
  process.env.TEST_SCOPE === 'all'
    ? { PostgreSQL: 250, embedded: 50 }
    : { PostgreSQL: 10, embedded: 10 };

onDatabase((open, engine) => {
  const days = spans[engine];
  describe('payouts under faults', () => {
    let fake: FakeRazorpayX;
    let money: TestMoney;
    before(async () => {
      fake = await startRazorpayX();
      money = await startMoney(open, { razorpayX: fake.settings, hasWorker: false });
    });
    after(async () => {
      await money.close();
      await fake.close();
    });

    test(`payouts of ${days} days are exact to the paisa (seed ${seed})`, async (context) => {
      const figures = await payOutUnreliably({ money, fake, professionals: 20, days, seed });
      context.diagnostic(JSON.stringify(figures));
    });
  });
});
