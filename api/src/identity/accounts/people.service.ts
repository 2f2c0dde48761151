import {
  type Account,
  messages,
  type Told,
  type UserChanges,
  type UserRecord,
} from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import { requireRecentAuthentication } from '../../core/auth/access';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, orNotFound } from '../../core/http/problems';
import { said } from '../../core/language/message';
import { languageOfUser } from '../../core/language/people-language.store';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { accountWords } from './accounts.words';
import type { EmailTakeBackService } from './email-take-back.service';
import { hasLiveTakeBack, isKeptForTakeBack } from './email-take-backs.store';
import { otpInvalid } from './verify-email';

export type PeopleService = ReturnType<typeof peopleService>;

/** A signed-in user and the network of the request. */
export type Caller = Person & Pick<Origin, 'network'>;

const nobody = 'There is no such person.';

const isTaken = async (db: Kysely<Tables>, email: string, userId: string): Promise<boolean> =>
  (await store.accountByEmail(db, email)) !== undefined ||
  (await isKeptForTakeBack(db, email, userId));

/** Users' access to their own account: reading, changing, deleting. */
export function peopleService(deps: AccountDeps & { takeBacks: EmailTakeBackService }) {
  const { db, sessions, codes, allowed, takeBacks } = deps;

  const record = async (userId: string): Promise<UserRecord> =>
    orNotFound(await store.recordOf(db, userId), nobody);

  /** A new email is pending until the code sent to it is entered. */
  async function askNewEmail(before: UserRecord, email: string, caller: Caller): Promise<void> {
    requireRecentAuthentication(caller);
    if (await isTaken(db, email, before._id)) {
      throw new ApiError('email-taken', messages.emailTaken, { email: messages.emailTaken });
    }
    const use = { ownerId: before._id, purpose: 'email' as const, secret: caller.sessionId };
    await codes.mayBeSent(use, { email, from: caller.network });
    await db.transaction().execute(async (trx) => {
      const code = await codes.issue(trx, use, email);
      await store.changePerson(trx, before._id, { pending_email: email });
      const language = await languageOfUser(trx, before._id);
      const words = accountWords(language);
      const warning = words.addressChangingEmail(before.email, before.fullName, email);
      await enqueueEmail(trx, { ...words.newAddressEmail(email, code), language });
      await enqueueEmail(trx, { ...warning, language });
    });
  }

  /** Switches to the new email, and lets the reader of the former one undo it. */
  async function move(trx: Kysely<Tables>, userId: string, email: string): Promise<void> {
    await store.lockPerson(trx, userId);
    const { email: from, fullName } = orNotFound(await store.recordOf(trx, userId), nobody);
    await store.moveToEmail(trx, userId, email);
    await takeBacks.offer(trx, { userId, fullName, from, to: email });
  }

  return {
    account: async (userId: string): Promise<Account> =>
      orNotFound(await store.accountOf(db, userId), nobody),

    record,

    /**
     * Fails with `email-taken`, `too-many-requests`, and `reauthentication-required` when the email
     * changes.
     */
    async change(userId: string, changes: UserChanges, caller: Caller): Promise<UserRecord> {
      const before = await record(userId);
      const { fullName, email, phone, gender, language } = changes;
      if (email !== undefined && email.toLowerCase() !== before.email.toLowerCase()) {
        if (email.toLowerCase() !== before.pendingEmail?.toLowerCase()) {
          await askNewEmail(before, email, caller);
        }
      } else if (email !== undefined && before.pendingEmail !== null) {
        await store.changePerson(db, userId, { pending_email: null });
      }
      await store.changePerson(db, userId, {
        ...(fullName !== undefined && { full_name: fullName }),
        ...(phone !== undefined && { phone: telephoneOf(phone) }),
        ...(gender !== undefined && { gender }),
        ...(language !== undefined && { language }),
      });
      return record(userId);
    },

    /**
     * The code is valid only in the session that asked for the change; all other sessions end.
     * Fails with `otp-invalid`, and with `email-taken` when another account took the address
     * meanwhile.
     */
    async confirmEmail(
      { sessionId }: Person,
      userId: string,
      { otp, network }: Origin & { otp: unknown },
    ): Promise<UserRecord> {
      await limitByNetwork(allowed, 'verify', network, deps.limits);
      const { pendingEmail } = await record(userId);
      const use = { ownerId: userId, purpose: 'email' as const, secret: sessionId };
      const moved = await codes.redeem(use, otp, async (trx, { email }) => {
        if (email.toLowerCase() !== pendingEmail?.toLowerCase()) return false;
        if (await isTaken(trx, email, userId)) {
          throw new ApiError('email-taken', messages.emailTaken);
        }
        await move(trx, userId, email);
        await sessions.endOthers(trx, userId, sessionId);
        return true;
      });
      if (!moved) throw otpInvalid();
      return record(userId);
    },

    /**
     * Deletes the account and cancels what is ahead of it; what others wrote about it stays. Fails
     * with `conflict` for its own user while a former email can be restored. `caller`: null when an
     * erasure is repeated.
     */
    async remove(userId: string, caller: Person | null): Promise<Told> {
      await record(userId);
      await db.transaction().execute(async (trx) => {
        await store.lockPerson(trx, userId);
        // Otherwise a thief could make the owner's link useless by deleting the account.
        if (caller?.userId === userId && (await hasLiveTakeBack(trx, userId))) {
          throw new ApiError('conflict', messages.deletionAfterEmailChange);
        }
        await deps.userDeleted(trx, userId);
        await sessions.endAll(trx, userId);
      });
      return { message: said(messages.accountDeleted) };
    },
  };
}
