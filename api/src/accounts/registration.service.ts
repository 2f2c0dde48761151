import {
  type CodeSent,
  limits,
  messages,
  type ProfessionalRegistrationAnswer,
  type ProfessionalRegistrationOrder,
  type RegistrationAnswer,
  type RegistrationOrder,
  type VerificationAnswer,
} from '@nukkad/platform/contract';
import { spendOfNetwork } from '../allowances/of-networks';
import { ApiError, TooManyRequests } from '../http/problems';
import { postLetter } from '../mail/letters';
import { refuseCommon } from '../passwords/common-passwords';
import { registrationLetter } from './account.letters';
import type { AccountNeeds, Origin } from './accounts.needs';
import * as store from './accounts.store';
import { addDraft } from './drafts.store';
import { isKeptForTakeBack } from './email-take-backs.store';

export type RegistrationService = ReturnType<typeof registrationService>;

interface Registered {
  userId: string;
  /** It existed, and nobody has proved that it is theirs. */
  isOld: boolean;
  vendorId?: string;
  browserSecret: string;
}

interface Professional {
  userTypeId: string;
  phones: string[];
}

interface Person {
  fullName: string;
  email: string;
  password: string;
  professional?: Professional;
}

/** An answer, and the secret that goes into the browser's cookie. */
export interface WithSecret<A> {
  answer: A;
  browserSecret: string;
}

/** Signing up and proving that an e-mail is one's own. */
export function registrationService(needs: AccountNeeds) {
  const { db, sessions, codes, passwords, allowed } = needs;

  /** Fails with `email-taken`, `validation` for a common password, `too-many-requests`. */
  async function register(person: Person, { network }: Origin): Promise<Registered> {
    refuseCommon(person.password);
    await spendOfNetwork(allowed, 'register', network, needs.limits);
    const passwordHash = await passwords.hash(person.password);
    const known = await store.accountByEmail(db, person.email);
    if (known?.isVerified || (await isKeptForTakeBack(db, person.email, null))) throw taken();
    await codes.mayBeSentTo(person.email);
    return db.transaction().execute(async (trx) => {
      const role = person.professional ? ('vendor' as const) : ('user' as const);
      const userTypeId = person.professional?.userTypeId ?? null;
      const next = { ...person, passwordHash, role, userTypeId };
      const added = known ? undefined : await store.addAccount(trx, next);
      const old = added ? undefined : (known ?? (await store.accountByEmail(trx, person.email)));
      const userId = added ?? old?.id;
      if (userId === undefined || (old && !(await store.replaceUnverified(trx, old.id, next)))) {
        throw taken();
      }
      // Whoever registered this address before must not get in with what they were given.
      if (old) await sessions.endAll(trx, userId);
      await store.addConsents(trx, userId);
      const vendorId = await draftOf(trx, userId, person);
      const browserSecret = await sendCode(trx, userId, person);
      return { userId, isOld: old !== undefined, browserSecret, ...(vendorId && { vendorId }) };
    });
  }

  async function draftOf(trx: AccountNeeds['db'], userId: string, person: Person) {
    if (!person.professional) return undefined;
    const { userTypeId, phones } = person.professional;
    return addDraft(trx, { userId, userTypeId, name: person.fullName, phones });
  }

  async function sendCode(
    trx: AccountNeeds['db'],
    userId: string,
    { email }: Pick<Person, 'email'>,
  ): Promise<string> {
    const use = { ownerId: userId, purpose: 'registration' as const };
    const { code, browserSecret } = await codes.issue(trx, use, email);
    await postLetter(trx, registrationLetter(email, code));
    return browserSecret;
  }

  /** A new code, which ends the one before; returns the browser's new secret. */
  async function sendAnother(userId: string): Promise<string> {
    const record = await store.recordOf(db, userId);
    if (!record) throw new Error('There is no such account.');
    await codes.mayBeSentTo(record.email);
    return db.transaction().execute((trx) => sendCode(trx, userId, record));
  }

  return {
    async registerUser(
      { fullName, email, password }: RegistrationOrder,
      origin: Origin,
    ): Promise<WithSecret<RegistrationAnswer>> {
      const { userId, isOld, browserSecret } = await register(
        { fullName, email, password },
        origin,
      );
      if (isOld) return { answer: { message: messages.existsUnverified }, browserSecret };
      const token = await db.transaction().execute((trx) => sessions.begin(trx, userId));
      return {
        answer: { message: messages.registered, user: { token, _id: userId } },
        browserSecret,
      };
    },

    /** Also fails with `validation` for a user type that does not exist. */
    async registerProfessional(
      order: ProfessionalRegistrationOrder,
      origin: Origin,
    ): Promise<WithSecret<ProfessionalRegistrationAnswer>> {
      const { vendorName: fullName, email, password, vendorType: userTypeId } = order;
      if (!(await store.isUserType(db, userTypeId))) {
        const rule = 'must be a profession of ours';
        throw new ApiError('validation', rule, { vendorType: rule });
      }
      const professional = { userTypeId, phones: order.mobileNumber };
      const { isOld, vendorId, browserSecret } = await register(
        { fullName, email, password, professional },
        origin,
      );
      if (isOld) return { answer: { message: messages.existsUnverified }, browserSecret };
      return {
        answer: { message: messages.registered, ...(vendorId && { vendorId }) },
        browserSecret,
      };
    },

    /** Fails with `otp-invalid` whatever is wrong: the code, its age, the address, the browser. */
    async verify(
      { email, otp }: { email: unknown; otp: unknown },
      origin: Origin,
    ): Promise<VerificationAnswer> {
      await spendOfNetwork(allowed, 'verify', origin.network, needs.limits);
      const account =
        typeof email === 'string' && email.length <= limits.emailMaxLength && !email.includes('\0')
          ? await store.accountByEmail(db, email.trim())
          : undefined;
      if (!account || account.isVerified) throw otpInvalid();
      const use = { ownerId: account.id, purpose: 'registration' as const };
      const token = await codes.redeem(use, origin.browserSecret, otp, async (trx) => {
        await store.markVerified(trx, account.id);
        return sessions.begin(trx, account.id);
      });
      const person = token === null ? undefined : await store.accountOf(db, account.id);
      if (token === null || !person) throw otpInvalid();
      return { ...person, token, message: messages.emailVerified };
    },

    /** Fails with `registration-unknown` unless this browser asked for the last code. */
    async resend(email: string, origin: Origin): Promise<WithSecret<CodeSent>> {
      await spendOfNetwork(allowed, 'send', origin.network, needs.limits);
      const account = await store.accountByEmail(db, email);
      const isAsked =
        account !== undefined &&
        !account.isVerified &&
        (await codes.isAskedFrom(
          { ownerId: account.id, purpose: 'registration' },
          origin.browserSecret,
        ));
      if (!isAsked) {
        throw new ApiError(
          'registration-unknown',
          'No sign-up of this email waits for a code in this browser. Sign up again.',
        );
      }
      return { browserSecret: await sendAnother(account.id), answer: sentAgain };
    },

    /**
     * A code for somebody who has the password and is not verified; returns the browser's new
     * secret. Null where the last code is good: it was asked for here, a moment ago.
     */
    async sendToKnown(userId: string, { browserSecret }: Origin): Promise<string | null> {
      try {
        return await sendAnother(userId);
      } catch (error) {
        const use = { ownerId: userId, purpose: 'registration' as const };
        if (error instanceof TooManyRequests && (await codes.isAskedFrom(use, browserSecret))) {
          return null;
        }
        throw error;
      }
    },
  };
}

const sentAgain: CodeSent = { message: messages.codeSent, retryAfter: limits.otpResendSeconds };

/** One answer for every wrong code, so that nothing is learnt from it. */
export const otpInvalid = (): ApiError => new ApiError('otp-invalid', messages.invalidOtp);

const taken = (): ApiError => new ApiError('email-taken', messages.emailTaken);
