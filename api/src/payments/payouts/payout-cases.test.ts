import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Decision } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import { earned, paidOnline, payableTo } from '../../../test/fixtures/earned';
import {
  balances,
  heldTimes,
  moneySettings,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { encryptedText } from '../../core/auth/encrypted-text';
import { moneyQueue } from '../money/money.queue';
import { fundAccounts } from './fund-accounts';
import { payoutCases } from './payout-cases';
import { runPayouts } from './payout-runs';

const numbers = encryptedText(moneySettings.sessionSecret, 'payout accounts');
const details = { kind: 'bank', holder: 'Joseph Kurian', ifsc: 'HDFC0000123', number: '501234567' };
const by = '00000000-0000-7000-8000-000000000001';

onDatabase((open) => {
  describe('payouts by transfer', () => {
    let money: TestMoney;
    let queue: ReturnType<typeof moneyQueue>;
    before(async () => {
      money = await startMoney(open, { hasWorker: false });
      const payouts = payoutCases(fundAccounts(money.db, numbers));
      queue = moneyQueue({ apply: async () => undefined, payouts, heldTimes });
    });
    after(() => money.close());
    beforeEach(async () => {
      await emptyTables(money.db, [
        'payout',
        'payout_account',
        'ledger_movement',
        'ledger_entry',
        'job',
      ]);
      const { database, db, teacherId: vendorId, userId } = money;
      await earned(database, await paidOnline(database, { vendorId, userId, amount: 50_000 }));
      const id = await payableTo(database, { vendorId });
      const text = await numbers.encrypt(JSON.stringify(details));
      await db.updateTable('payout_account').set({ details: text }).where('id', '=', id).execute();
      await run();
    });

    const run = () =>
      runPayouts(
        money.db,
        () => 'transfer',
        () => false,
      )();
    const waiting = () => queue.page(money.db, { state: 'waiting' }, { skip: 0, most: 10 });
    const decide = (id: string, decision: Decision, reason: string) =>
      money.db.transaction().execute((trx) => queue.decide(trx, id, { decision, reason, by }));
    const jobs = () =>
      money.db.selectFrom('job').select('id').where('kind', '=', 'payout').execute();

    test('an operator sees where it goes, transfers it and enters the reference, once', async () => {
      const [{ _id: id = '', title } = {}] = await waiting();
      assert.equal(title, 'Payout of ₹500');
      const found = await queue.find(money.db, id);
      assert.match(found?.texts[0]?.text ?? '', /Account number: 501234567\nIFSC: HDFC0000123/);
      await assert.rejects(decide(id, 'confirm', 'paid it'), { code: 'validation' });
      await decide(id, 'confirm', 'N123456789012345');
      await assert.rejects(decide(id, 'confirm', 'N123456789012345'), { code: 'conflict' });
      assert.deepEqual([await waiting(), await jobs()], [[], []]);
      const settled = await queue.find(money.db, id);
      assert.deepEqual(settled?.texts, []);
      const { payouts, bank } = await balances(money.db);
      assert.deepEqual([payouts, bank], [0, 50_000]);
    });

    test('one that cannot be transferred is owed again, and paid by a later run', async () => {
      const [{ _id: id = '' } = {}] = await waiting();
      await decide(id, 'reject', 'The bank has closed the account.');
      const back = await balances(money.db);
      assert.deepEqual([back.payouts, back['vendor-earnings'], back.bank], [0, 50_000, undefined]);
      await run();
      assert.deepEqual(await waiting(), []);
      await sql`DELETE FROM payout_run`.execute(money.db);
      await run();
      assert.equal((await waiting()).length, 1);
    });
  });
});
