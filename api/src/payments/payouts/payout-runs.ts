import { dayIn } from '@nukkad/platform/calendar';
import type { Kysely } from 'kysely';
import { timeZone } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { payableOf } from './payout-account.model';
import { type AccountRow, lockOwner, ownerOf } from './payout-accounts.store';
import { dueOf, payOut, usableAccount, type Way } from './payouts';
import { accountsToPay, hasRun, insertRun } from './payouts.store';

type Trx = Kysely<Tables>;

/** Accounts that are read at once. */
const most = 100;

/**
 * Periodic task: pays all that are owed the minimum, each account once a day of India and currency,
 * however often and wherever it runs. `isLeftOut`: accounts that are paid otherwise.
 */
export function runPayouts(db: Trx, way: Way, isLeftOut: (account: AccountRow) => boolean) {
  return async (): Promise<void> => {
    const day = dayIn(new Date(), timeZone);
    let after: string | null = null;
    for (;;) {
      const accounts = await accountsToPay(db, { day, after, most });
      for (const account of accounts.filter((one) => !isLeftOut(one))) {
        await db.transaction().execute((trx) => payInRun(trx, account, way, day));
      }
      after = accounts.at(-1)?.id ?? null;
      if (accounts.length < most) return;
    }
  };
}

async function payInRun(trx: Trx, { id, ...row }: AccountRow, way: Way, day: string) {
  const owner = ownerOf(row);
  await lockOwner(trx, owner);
  const account = await usableAccount(trx, owner);
  if (account?.id !== id) return;
  for (const due of await dueOf(trx, owner)) {
    const { currency } = due;
    const money = payableOf(due, account.kind);
    if (!money || (await hasRun(trx, { account_id: id, currency, day }))) continue;
    const payout_id = await payOut(trx, account, way(currency), money);
    await insertRun(trx, { account_id: id, currency, day, payout_id });
  }
}
