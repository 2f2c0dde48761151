import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { Decided } from '../../core/moderation/queue';
import type { PayoutCases } from '../money/money.queue';
import type { MoneyCase } from '../money/money-cases.store';
import type { AccountDetails } from '../providers/payout-provider';
import { ProviderRefusal } from '../providers/provider';
import type { FundAccounts } from './fund-accounts';
import { decideAccountIn } from './payout-accounts';
import { accountBy } from './payout-accounts.store';
import { applyPayoutIn } from './payouts';
import { payoutBy } from './payouts.store';
import { payoutText } from './payouts.text';

type Trx = Kysely<Tables>;

/** What operators do where no provider of payouts does it: they verify accounts, and transfer. */
export const payoutCases = (fundAccounts: FundAccounts): PayoutCases => ({
  async linesOf(db, row) {
    const id = row.kind === 'account' ? row.id : (await payoutBy(db, row.id))?.account_id;
    const account = orNotFound(await accountBy(db, { id: id ?? row.id }), payoutText.none);
    const lines = await fundAccounts.detailsOf(account).then(linesOf, linesOfLost);
    const { registered } = payoutText.details;
    return [...lines, ...(account.proof ? [registered(account.proof)] : [])].join('\n');
  },
  decide: (trx, row, decided) =>
    row.kind === 'account' ? decideAccount(trx, row, decided) : decidePayout(trx, row, decided),
});

function linesOf(details: AccountDetails): string[] {
  const words = payoutText.details;
  const holder = words.holder(details.holder);
  if (details.kind === 'vpa') return [holder, words.vpa(details.vpa)];
  return [holder, words.number(details.number), words.ifsc(details.ifsc)];
}

function linesOfLost(error: unknown): string[] {
  if (error instanceof ProviderRefusal) return [error.message];
  throw error;
}

function decideAccount(trx: Trx, { id }: MoneyCase, { decision, reason = '' }: Decided) {
  const isRight = decision === 'confirm';
  return decideAccountIn(trx, id, ['review'], {
    state: isRight ? 'verified' : 'refused',
    problem: isRight ? null : reason.slice(0, 300),
    proof: reason.slice(0, 300),
  });
}

const bankReference = /^[A-Za-z0-9]{6,30}$/;

async function decidePayout(trx: Trx, { id }: MoneyCase, { decision, reason = '' }: Decided) {
  if (decision !== 'confirm') {
    return (await applyPayoutIn(trx, id, { state: 'returned', ref: null, reason })) !== 'none';
  }
  if (!bankReference.test(reason)) throw notValid({ reason: payoutText.referenceRule });
  return (await applyPayoutIn(trx, id, { state: 'paid', ref: null, bankRef: reason })) !== 'none';
}
