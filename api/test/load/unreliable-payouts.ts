import assert from 'node:assert/strict';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { encryptedText } from '../../src/core/auth/encrypted-text';
import type { Tables } from '../../src/core/db/tables.generated';
import { enqueue } from '../../src/core/jobs/enqueue';
import { eachForItself, type JobHandler } from '../../src/core/jobs/handlers';
import type { JobKind } from '../../src/core/jobs/job-kind';
import { accountCheckJob, payoutJob, payoutLookUpJob } from '../../src/payments/money/payment-jobs';
import { fundAccounts } from '../../src/payments/payouts/fund-accounts';
import { checkAccount, lookUpChecks } from '../../src/payments/payouts/payout-accounts';
import { runPayouts } from '../../src/payments/payouts/payout-runs';
import {
  lookUpPayout,
  lookUpPayouts,
  payOutWithProvider,
  readReversals,
} from '../../src/payments/payouts/payouts';
import { razorpayXProvider } from '../../src/payments/providers/razorpayx';
import { workOff } from '../database/jobs';
import { balances, moneySettings, post, type TestMoney } from '../fixtures/money';
import type { RazorpayWebhook } from '../services/razorpay';
import type { FakeRazorpayX } from '../services/razorpayx';
import { inTurns, randomFrom, shuffled } from './random';

interface Course {
  money: TestMoney;
  fake: FakeRazorpayX;
  /** Professionals, each of whom earns and is paid several times. */
  professionals: number;
  days: number;
  seed: number;
}

/** What came of it, for the report of the test. */
export interface Figures {
  payouts: number;
  returned: number;
  webhooks: number;
  dropped: number;
}

const atOnce = 8;

/**
 * Daily runs with a provider whose calls fail before or after their effect, whose banks refuse and give
 * back, and whose webhooks are dropped, doubled, delayed and reordered. Fails unless the ledger and the
 * provider then say the same to the paisa, and each professional has what they earned, paid or owed.
 */
export async function payOutUnreliably(course: Course): Promise<Figures> {
  const { money, fake, professionals, days, seed } = course;
  const { db } = money;
  const random = randomFrom(seed);
  const chance = (share: number) => random() < share;
  const figures: Figures = { payouts: 0, returned: 0, webhooks: 0, dropped: 0 };
  const late: RazorpayWebhook[] = [];
  const work = jobsOf(money, fake);
  fake.faults.call = () =>
    chance(0.85)
      ? 'none'
      : ((['busy', 'broken', 'lost', 'cut'] as const)[Math.floor(random() * 4)] ?? 'none');
  fake.faults.isPending = () => chance(0.6);
  fake.faults.refuses = () => chance(0.05);

  const send = (webhooks: RazorpayWebhook[]) =>
    inTurns(webhooks, atOnce, async (webhook) => {
      const { statusCode, body } = await post(money.app, webhook, 'razorpayx');
      assert.equal(statusCode, 204, body);
    });
  /** Some arrive now, some never, some after everything else, in no order and some twice. */
  async function deliver(): Promise<void> {
    const now: RazorpayWebhook[] = [];
    for (const webhook of fake.takeWebhooks()) {
      figures.webhooks += 1;
      const fate = random();
      if (fate < 0.2) figures.dropped += 1;
      else if (fate < 0.36) late.push(webhook);
      else now.push(webhook, ...(chance(0.25) ? [webhook] : []));
    }
    await send(shuffled(now, random));
  }

  const earned = new Map<string, number>();
  for (const vendorId of await someVendors(db, professionals)) earned.set(vendorId, 0);
  await inTurns([...earned.keys()], atOnce, (vendorId) => giveAccount(db, vendorId));
  await work.checks();
  fake.endAll();
  await deliver();
  await work.checks();

  for (let day = 0; day < days; day += 1) {
    for (const [vendorId, before] of earned) {
      const amount = 100 + Math.floor(random() * 5_000_000);
      earned.set(vendorId, before + amount);
      await earn(db, vendorId, amount);
    }
    await Promise.all([work.run(), work.run()]);
    await work.payouts();
    await deliver();
    fake.endAll(() => (chance(0.15) ? 'failed' : 'processed'));
    await deliver();
    fake.reverse(() => chance(0.05));
    await deliver();
    // The next day.
    await sql`DELETE FROM payout_run`.execute(db);
  }
  fake.faults.isPending = () => false;
  fake.endAll();
  await send(shuffled(late, random));
  await work.lookUps();
  await work.reversals();
  await compare(db, fake, earned, figures);
  return figures;
}

/** The jobs of the provider, run until none is left, however often a call fails. */
function jobsOf({ db }: TestMoney, fake: FakeRazorpayX) {
  const providers = [razorpayXProvider(fake.settings)];
  const known = fundAccounts(db, numbers);
  const deps = { db, providers, fundAccounts: known };
  const runner = <Payload extends object>(
    kind: JobKind<Payload>,
    work: JobHandler<Payload>['work'],
  ) =>
    eachForItself({ db, failed: () => undefined }, kind.name, {
      ...{ atOnce, leaseSeconds: 60, work, retryAfter: () => 0 },
    });
  const check = runner(accountCheckJob, checkAccount({ ...deps, checkedBy: 'razorpayx' }));
  const pay = runner(payoutJob, payOutWithProvider(deps));
  const lookUp = runner(payoutLookUpJob, lookUpPayout(deps));
  const allOf = async (one: typeof check) => {
    while ((await workOff(db, one)) > 0);
  };
  return {
    async checks(): Promise<void> {
      await sql`UPDATE payout_account SET created_at = now() - interval '1 hour',
        asked_at = NULL`.execute(db);
      await lookUpChecks(db)();
      await allOf(check);
    },
    run: runPayouts(
      db,
      () => 'razorpayx',
      () => false,
    ),
    payouts: () => allOf(pay),
    async reversals(): Promise<void> {
      const read = readReversals({ db, providers });
      while (
        !(await read().then(
          () => true,
          () => false,
        ))
      );
    },
    async lookUps(): Promise<void> {
      await sql`UPDATE payout SET created_at = created_at - interval '1 hour', asked_at = NULL`.execute(
        db,
      );
      for (let turn = 0; turn < 1_000; turn += 1) {
        await lookUpPayouts(db)();
        if ((await workOff(db, lookUp)) === 0) break;
        await allOf(lookUp);
      }
    },
  };
}

const numbers = encryptedText(moneySettings.sessionSecret, 'payout accounts');

async function someVendors(db: Kysely<Tables>, most: number): Promise<string[]> {
  const rows = await db.selectFrom('vendor').select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

async function giveAccount(db: Kysely<Tables>, vendor_id: string): Promise<void> {
  const holder = 'Joseph Kurian';
  const number = String(100_000_000 + Math.abs(hash(vendor_id)));
  const id = uuidv7();
  const details = { kind: 'bank', holder, ifsc: 'HDFC0000123', number };
  await db
    .insertInto('payout_account')
    .values({
      ...{ id, vendor_id, kind: 'bank', mask: 'HDFC0000123', state: 'checking' },
      details: await numbers.encrypt(JSON.stringify(details)),
      usable_at: new Date(0),
    })
    .execute();
  await enqueue(db, accountCheckJob, { id });
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 800_000_000, 7);

/** A visit that was paid and is over, as the ledger has it. */
async function earn(db: Kysely<Tables>, vendor_id: string, amount: number): Promise<void> {
  const movement_id = uuidv7();
  await db
    .insertInto('ledger_movement')
    .values({ id: movement_id, kind: 'earning', payment_id: null, booking_id: null })
    .execute();
  const entry = { movement_id, vendor_id, user_id: null, currency: 'INR' as const };
  await db
    .insertInto('ledger_entry')
    .values([
      { ...entry, position: 0, account: 'client-deposits', amount: -amount },
      { ...entry, position: 1, account: 'vendor-earnings', amount },
    ])
    .execute();
}

async function compare(
  db: Kysely<Tables>,
  fake: FakeRazorpayX,
  earned: Map<string, number>,
  figures: Figures,
): Promise<void> {
  const atProvider = new Map(fake.books().map((one) => [one.reference, one]));
  const rows = await db
    .selectFrom('payout')
    .select(['id', 'vendor_id', 'amount', 'state', 'provider_ref'])
    .execute();
  figures.payouts = rows.length;
  figures.returned = rows.filter(({ state }) => state === 'returned').length;
  for (const { id, amount, state } of rows) {
    const there = atProvider.get(id);
    const expected = there?.status === 'processed' ? 'paid' : 'returned';
    assert.deepEqual([state, amount], [expected, there?.amount ?? amount], id);
  }
  assert.equal(
    [...atProvider.keys()].every((id) => rows.some((row) => row.id === id)),
    true,
  );
  const paid = rows.filter(({ state }) => state === 'paid');
  const books = await balances(db);
  assert.equal(books.bank, sum(paid), 'the ledger has paid what the provider has');
  assert.equal(books.payouts, 0, 'nothing is on its way any more');
  for (const [vendorId, amount] of earned) {
    const out = sum(paid.filter(({ vendor_id }) => vendor_id === vendorId));
    const owed = await db
      .selectFrom('ledger_entry')
      .select(sql<number>`sum(amount)::bigint`.as('amount'))
      .where('vendor_id', '=', vendorId)
      .where('account', '=', 'vendor-earnings')
      .executeTakeFirstOrThrow();
    assert.equal(owed.amount + out, amount, 'what was earned is paid or owed');
  }
}

const sum = (entries: { amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);
