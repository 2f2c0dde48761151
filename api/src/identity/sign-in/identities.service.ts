import type { SignInProvider } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { translated } from '../../core/language/message-language';
import { languageOfUser } from '../../core/language/people-language.store';
import * as accounts from '../accounts/accounts.store';
import { isKeptForTakeBack } from '../accounts/email-take-backs.store';
import { dropUnproved, linkIdentity, userOfIdentity } from './identities.store';
import type { Profile } from './profile.model';
import * as hi from './sign-in.hi';
import * as kn from './sign-in.kn';
import * as english from './sign-in.text';

export const signInWords = translated<Pick<typeof english, 'linkedEmail'>>(english, { hi, kn });

/** Why a user known to the provider is refused. */
class NotLetIn extends Error {}

export type IdentitiesService = ReturnType<typeof identitiesService>;

/** Maps a provider's identities to accounts. */
export function identitiesService(db: Kysely<Tables>, sessions: SessionsService) {
  /** An unverified account is taken over by the user whose address the provider has verified. */
  async function takeOver(trx: Kysely<Tables>, userId: string): Promise<void> {
    await accounts.markVerified(trx, userId);
    await dropUnproved(trx, userId);
    await sessions.endAll(trx, userId);
  }

  async function open(trx: Kysely<Tables>, email: string, fullName: string) {
    const person = { email, fullName, passwordHash: null, role: 'user', userTypeId: null } as const;
    const added = await accounts.addAccount(trx, person);
    if (added === undefined) return undefined;
    await accounts.markVerified(trx, added);
    await accounts.addConsents(trx, added);
    return added;
  }

  async function accountFor(
    trx: Kysely<Tables>,
    provider: SignInProvider,
    { email, fullName }: Profile,
  ): Promise<string> {
    if (email === null) throw new NotLetIn('the provider does not vouch for the e-mail');
    const known = await accounts.accountByEmail(trx, email);
    if (!known && (await isKeptForTakeBack(trx, email, null))) {
      throw new NotLetIn('the address can be put back to another account by a link');
    }
    const added = known ? undefined : await open(trx, email, fullName);
    if (added !== undefined) return added;
    // On a race, the slower request finds the account created by the faster one.
    const account = known ?? (await accounts.accountByEmail(trx, email));
    if (!account) throw new NotLetIn('the account was deleted meanwhile');
    if (account.isVerified) {
      const language = await languageOfUser(trx, account.id);
      const email = signInWords(language).linkedEmail(account.email, provider);
      await enqueueEmail(trx, { ...email, language });
    } else await takeOver(trx, account.id);
    return account.id;
  }

  return {
    /**
     * The account linked to this identity, else the one with its address, else a new one. Fails
     * with `NotLetIn` for a new user whose address the provider has not verified.
     */
    accountOf: (provider: SignInProvider, profile: Profile): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const known = await userOfIdentity(trx, provider, profile.subject);
        if (known !== undefined) return known;
        const user_id = await accountFor(trx, provider, profile);
        await linkIdentity(trx, { provider, subject: profile.subject, user_id });
        return user_id;
      }),
  };
}
