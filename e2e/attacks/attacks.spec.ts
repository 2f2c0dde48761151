import { accountAttacks } from './accounts.attacks';
import type { Attack } from './attack';
import { failureAttacks } from './failures.attacks';
import { floodAttacks } from './floods.attacks';
import { recordAttacks } from './records.attacks';
import { releaseAttacks } from './releases.attacks';
import { test } from './test';

const attacks: Attack[] = [
  ...recordAttacks,
  ...accountAttacks,
  ...floodAttacks,
  ...releaseAttacks,
  ...failureAttacks,
].sort((one, other) => one.row - other.row);

// One worker replays them in order on one product; a failure starts a new worker and product.
for (const { row, name, not = {}, replay } of attacks) {
  test(`${row}: ${name}`, async ({ on, say, browser, settings }) => {
    const reason = not[settings];
    test.skip(reason !== undefined, reason);
    await replay({ on, say, browser });
  });
}
