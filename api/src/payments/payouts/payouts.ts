import type { Money } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import { notify } from '../../core/notifications/notify';
import type { MovementKind } from '../money/ledger.model';
import { addMovement, balanceOf, fundsOf } from '../money/ledger.store';
import { payoutJob, payoutLookUpJob } from '../money/payment-jobs';
import type { PayoutProvider, PayoutStanding } from '../providers/payout-provider';
import { ProviderRefusal } from '../providers/provider';
import { byTransfer, providerNamed } from '../providers/providers';
import type { FundAccounts } from './fund-accounts';
import { type PayoutEffect, payableOf, payoutEffectOf } from './payout-account.model';
import {
  type AccountRow,
  accountBy,
  currentAccount,
  lockOwner,
  type Owner,
  ownerOf,
  personOf,
} from './payout-accounts.store';
import { payoutNotifications } from './payout-notices';
import * as store from './payouts.store';

type Trx = Kysely<Tables>;

/** Which provider pays in a currency. */
export type Way = (currency: Money['currency']) => string;

export const dueOf = (db: Trx, owner: Owner): Promise<Money[]> =>
  'vendorId' in owner ? balanceOf(db, owner.vendorId) : fundsOf(db, owner.campaignId);

/** The account to which payouts of an owner may go now. Lock the owner before. */
export async function usableAccount(trx: Trx, owner: Owner): Promise<AccountRow | undefined> {
  if ('campaignId' in owner && !(await store.isCampaignOver(trx, owner.campaignId)))
    return undefined;
  const account = await currentAccount(trx, owner);
  const isUsable = account?.state === 'verified' && account.usable_at <= new Date();
  return isUsable ? account : undefined;
}

/**
 * Pays out what is owed, one payout per currency that reaches the minimum, and returns their ids: in the
 * ledger at once, at the provider by a job after commit, retried until done. Lock the owner before, so
 * that the second of two concurrent calls finds nothing.
 */
export async function payOutAll(trx: Trx, account: AccountRow, way: Way): Promise<string[]> {
  const ids: string[] = [];
  for (const due of await dueOf(trx, ownerOf(account))) {
    const money = payableOf(due, account.kind);
    if (money) ids.push(await payOut(trx, account, way(due.currency), money));
  }
  return ids;
}

/** Pays out in one currency; `payOutAll` and the daily run decide how much. */
export async function payOut(
  trx: Trx,
  account: AccountRow,
  provider: string,
  money: Money,
): Promise<string> {
  const owner = ownerOf(account);
  const kind = 'vendorId' in owner ? 'payout' : 'campaign-payout';
  const id = await addMovement(trx, kind, money, aboutOwner(owner));
  await store.insertPayout(trx, owner, { id, provider, account_id: account.id, ...money });
  if (provider !== byTransfer) await enqueue(trx, payoutJob, { id });
  return id;
}

const aboutOwner = (owner: Owner) => ({
  ...{ paymentId: null, bookingId: null, userId: null },
  vendorId: 'vendorId' in owner ? owner.vendorId : null,
  campaignId: 'campaignId' in owner ? owner.campaignId : null,
});

interface Deps {
  db: Trx;
  providers: PayoutProvider[];
  fundAccounts: FundAccounts;
}

/** Job that makes a provider pay a payout booked in the ledger. */
export function payOutWithProvider({ db, providers, fundAccounts }: Deps) {
  return async ({ id }: { id: string }): Promise<void> => {
    const payout = await store.payoutBy(db, id);
    const account = payout?.account_id && (await accountBy(db, { id: payout.account_id }));
    if (payout?.state !== 'waiting' || !account) return;
    const provider = providerNamed(providers, payout.provider);
    const { amount, currency } = payout;
    try {
      const fundAccount = await fundAccounts.refOf(provider, account);
      const order = { id, kind: account.kind, fundAccount, amount, currency };
      await applyPayout(db, id, await provider.payOut(order));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await applyPayout(db, id, { state: 'returned', ref: null, reason: error.message });
    }
  };
}

/** Payouts that one run asks about. */
const most = 200;

/** Periodic task: has the provider asked about payouts whose end no webhook may have told. */
export const lookUpPayouts = (db: Trx) => async (): Promise<void> => {
  for (const id of await store.takePayoutsToAsk(db, most))
    await enqueue(db, payoutLookUpJob, { id });
};

/** Job that applies what a provider says of a payout, as its webhooks would. */
export function lookUpPayout({ db, providers }: Pick<Deps, 'db' | 'providers'>) {
  return async ({ id }: { id: string }): Promise<void> => {
    const payout = await store.payoutBy(db, id);
    if (payout?.state !== 'sent') return;
    const standing = await providerNamed(providers, payout.provider).lookUpPayout(id);
    if (standing) await applyPayout(db, id, standing);
  };
}

/** Days for which banks are known to give back what they took. */
const reversalDays = 5;

/** Periodic task: applies what banks gave back, which no webhook may have told. */
export function readReversals({ db, providers }: Pick<Deps, 'db' | 'providers'>) {
  return async (): Promise<void> => {
    const since = new Date(Date.now() - reversalDays * 86_400_000);
    for (const provider of providers) {
      for (const { payoutId, standing } of await provider.reversedSince(since)) {
        await applyPayout(db, payoutId, standing);
      }
    }
  };
}

/** The only way a payout ends; the provider and operators say the same often. */
export const applyPayout = (db: Trx, id: string, standing: PayoutStanding): Promise<void> =>
  db.transaction().execute((trx) => applyPayoutIn(trx, id, standing).then(() => undefined));

/** The same within a transaction. Answers what it did; `none` of a payout that is not there. */
export async function applyPayoutIn(
  trx: Trx,
  id: string,
  standing: PayoutStanding,
): Promise<PayoutEffect> {
  const found = await store.payoutBy(trx, id);
  if (!found) return 'none';
  await lockOwner(trx, ownerOf(found));
  const payout = await store.lockPayout(trx, id);
  const effect = payout ? payoutEffectOf(payout.state, standing.state) : 'none';
  if (!payout || effect === 'none') return 'none';
  await store.setOutcome(trx, id, outcomeOf(payout, standing));
  const kind = movements[payout.vendor_id === null ? 'campaign' : 'vendor'][effect];
  const { amount, currency } = payout;
  const about = { ...aboutOwner(ownerOf(payout)), payoutId: id };
  if (kind) await addMovement(trx, kind, { amount, currency }, about);
  await tellOwner(trx, payout, effect);
  return effect;
}

function outcomeOf(payout: store.PayoutRow, standing: PayoutStanding): store.Outcome {
  const { state, ref } = standing;
  const provider_ref = ref ?? payout.provider_ref;
  if (state === 'paid') return { state, provider_ref, bank_ref: standing.bankRef, problem: null };
  if (state === 'sent') return { state, provider_ref };
  return { state, provider_ref, problem: standing.reason.slice(0, 300) };
}

/** What each effect moves in the ledger. */
const movements: Record<'vendor' | 'campaign', Partial<Record<PayoutEffect, MovementKind>>> = {
  vendor: { pay: 'payout-paid', return: 'payout-returned', reverse: 'payout-reversed' },
  campaign: {
    ...{ pay: 'payout-paid', return: 'campaign-payout-returned' },
    reverse: 'campaign-payout-reversed',
  },
};

async function tellOwner(
  trx: Trx,
  payout: store.PayoutRow,
  effect: Exclude<PayoutEffect, 'none'>,
): Promise<void> {
  if (effect === 'send') return;
  const person = await personOf(trx, ownerOf(payout));
  if (!person) return;
  const { userId, link } = person;
  const said = payoutNotifications[effect](formatMoney(payout));
  await notify(trx, { userId, kind: 'payment', link, ...said });
}
