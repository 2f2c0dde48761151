import type { Kysely } from 'kysely';
import type { EncryptedText } from '../../core/auth/encrypted-text';
import type { Tables } from '../../core/db/tables.generated';
import type { AccountDetails, PayoutProvider } from '../providers/payout-provider';
import { ProviderRefusal } from '../providers/provider';
import { testFace } from '../providers/test-provider';
import { type AccountRow, setAccount } from './payout-accounts.store';
import { payoutText } from './payouts.text';

export type FundAccounts = ReturnType<typeof fundAccounts>;

/** Accounts as providers of payouts know them. */
export function fundAccounts(db: Kysely<Tables>, numbers: EncryptedText) {
  /** What was given. Fails with `ProviderRefusal` when it was erased, or the secret has changed. */
  async function detailsOf({ details }: AccountRow): Promise<AccountDetails> {
    const text = details === null ? null : await numbers.decrypt(details).catch(() => null);
    if (text === null) throw new ProviderRefusal(payoutText.lost);
    return JSON.parse(text);
  }

  return {
    detailsOf,

    /** The provider's own id; made when it does not know the account yet. */
    async refOf(provider: PayoutProvider, account: AccountRow): Promise<string> {
      // Samples have no number, and no money moves to them.
      if (provider.name === testFace.name) return testFace.name;
      // Kept with the name of the provider, as another may be set up later.
      const mark = `${provider.name}:`;
      if (account.fund_account_ref?.startsWith(mark)) {
        return account.fund_account_ref.slice(mark.length);
      }
      const details = await detailsOf(account);
      const ref = await provider.addAccount({ id: account.id }, details);
      await setAccount(db, account.id, { fund_account_ref: mark + ref });
      return ref;
    },
  };
}
