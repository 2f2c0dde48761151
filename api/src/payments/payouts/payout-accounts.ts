import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import { notify } from '../../core/notifications/notify';
import { accountCheckJob } from '../money/payment-jobs';
import type { CheckStanding, PayoutProvider } from '../providers/payout-provider';
import { ProviderRefusal } from '../providers/provider';
import { providerNamed } from '../providers/providers';
import type { FundAccounts } from './fund-accounts';
import { isSameHolder } from './payout-account.model';
import * as store from './payout-accounts.store';
import { payoutNotifications } from './payout-notices';
import { payoutText } from './payouts.text';

type Trx = Kysely<Tables>;

interface Deps {
  db: Trx;
  providers: PayoutProvider[];
  /** Who verifies accounts. */
  checkedBy: string;
  fundAccounts: FundAccounts;
}

/** Job that has the provider verify an account, once; later runs ask what came of it. */
export function checkAccount({ db, providers, checkedBy, fundAccounts }: Deps) {
  return async ({ id }: { id: string }): Promise<void> => {
    const account = await store.accountBy(db, { id });
    if (account?.state !== 'checking' || account.ended_at !== null) return;
    const provider = providerNamed(providers, checkedBy);
    try {
      const standing = account.check_ref
        ? await provider.lookUpCheck(account.check_ref)
        : await provider.checkAccount(await fundAccounts.refOf(provider, account), account.kind);
      await applyCheck(db, id, standing, fundAccounts);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await decide(db, id, { state: 'refused', problem: error.message.slice(0, 300), proof: null });
    }
  };
}

/** Checks that one run asks about. */
const most = 200;

/** Periodic task: has the provider asked about validations whose end no webhook may have told. */
export const lookUpChecks = (db: Trx) => async (): Promise<void> => {
  for (const id of await store.takeChecksToAsk(db, most))
    await enqueue(db, accountCheckJob, { id });
};

/** Applies what a provider says of an account, whoever asked. */
export async function applyCheck(
  db: Trx,
  id: string,
  standing: CheckStanding,
  fundAccounts: FundAccounts,
): Promise<void> {
  await store.setAccount(db, id, { check_ref: standing.ref });
  if (standing.state === 'pending') return;
  const account = await store.accountBy(db, { id });
  if (account) await decide(db, id, await verdictOn(account, standing, fundAccounts));
}

/** Money goes to an account whose holder the bank names as its owner does; operators decide on others. */
async function verdictOn(
  account: store.AccountRow,
  standing: Exclude<CheckStanding, { state: 'pending' }>,
  fundAccounts: FundAccounts,
): Promise<store.Verdict> {
  const { state } = standing;
  if (state === 'accepted') return { state: 'verified', problem: null, proof: null };
  if (state === 'invalid') return { state: 'refused', problem: standing.reason, proof: null };
  if (state === 'unclear') return { state: 'review', problem: standing.reason, proof: null };
  const { registeredName: proof } = standing;
  if (proof === null) return { state: 'review', problem: payoutText.noName, proof };
  const { holder } = await fundAccounts.detailsOf(account);
  if (isSameHolder(holder, proof)) return { state: 'verified', problem: null, proof };
  return { state: 'review', problem: payoutText.otherName(proof), proof };
}

const decide = (db: Trx, id: string, verdict: store.Verdict): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await decideAccountIn(trx, id, ['checking'], verdict);
  });

/** Ends a verification and tells the owner; false when it had ended, or the account was replaced. */
export async function decideAccountIn(
  trx: Trx,
  id: string,
  from: store.AccountRow['state'][],
  verdict: store.Verdict,
): Promise<boolean> {
  if (!(await store.decideAccount(trx, id, from, verdict))) return false;
  const account = await store.accountBy(trx, { id });
  if (!account || verdict.state === 'review') return true;
  const person = await store.personOf(trx, store.ownerOf(account));
  if (!person) return true;
  const { userId, link } = person;
  const said = payoutNotifications[verdict.state](account.mask);
  await notify(trx, { userId, kind: 'payment', link, ...said });
  return true;
}
