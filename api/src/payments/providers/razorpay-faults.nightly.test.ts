import { after, before, test } from 'node:test';
import { onDatabase } from '../../../test/database/databases';
import { startMoney, type TestMoney } from '../../../test/fixtures/money';
import { payUnreliably } from '../../../test/load/unreliable-payments';
import { type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';

/** Random each night: a failure prints the seed that repeats it. */
const seed = Number(process.env.PAYMENTS_SEED ?? Math.floor(Math.random() * 2 ** 31));

onDatabase((open) => {
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

  test(`10,000 payments under faults are exact to the paisa (seed ${seed})`, async (context) => {
    const figures = await payUnreliably({ money, fake, count: 10_000, seed });
    context.diagnostic(JSON.stringify(figures));
  });
});
