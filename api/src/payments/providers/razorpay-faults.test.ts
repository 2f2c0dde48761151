import { after, before, test } from 'node:test';
import { type Engine, onDatabase } from '../../../test/database/databases';
import { startMoney, type TestMoney } from '../../../test/fixtures/money';
import { payUnreliably } from '../../../test/load/unreliable-payments';
import { type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';

/** All at night; some find what each fault alone does not. */
const counts: Record<Engine, number> =
  process.env.TEST_SCOPE === 'all'
    ? { PostgreSQL: 10_000, embedded: 2_000 }
    : { PostgreSQL: 60, embedded: 60 };
/** Random each time: a failure prints the seed that repeats it. */
const seed = Number(process.env.PAYMENTS_SEED ?? Math.floor(Math.random() * 2 ** 31));

onDatabase((open, engine) => {
  const count = counts[engine];
  let fake: FakeRazorpay;
  let money: TestMoney;
  before(async () => {
    fake = await startRazorpay();
    money = await startMoney(open, { razorpay: fake.settings, hasWorker: false });
  });
  after(async () => {
    await money.close();
    await fake.close();
  });

  test(`${count} payments under faults are exact to the paisa (seed ${seed})`, async (context) => {
    const figures = await payUnreliably({ money, fake, count, seed });
    context.diagnostic(JSON.stringify(figures));
  });
});
