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
import type { PendingRegistration } from '../../core/db/table-overrides';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, TooManyRequests } from '../../core/http/problems';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import {
  type Asking,
  newSecret,
  type PossibleUse,
  type Use,
} from '../one-time-codes/one-time-codes.service';
import { refuseCommon } from '../passwords/common-passwords';
import { registrationEmail } from './account.emails';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { isKeptForTakeBack } from './email-take-backs.store';

export type RegistrationService = ReturnType<typeof registrationService>;

interface Registered {
  userId: string;
  /**
   * Seconds until another code can be sent where the account existed, and nobody has proved that it
   * is theirs; null for a new one.
   */
  retryAfter: number | null;
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

type Db = AccountDeps['db'];

const purpose = 'registration' as const;

/** Signing up and proving that an e-mail is one's own. */
export function registrationService(deps: AccountDeps) {
  const { db, sessions, codes, passwords, allowed, vendorRegistered, registrationReplaced } = deps;

  /** Of the browser that asks, if it was sent a code for this account; otherwise a new one. */
  async function secretFor(ownerId: string | undefined, secret: string | null): Promise<string> {
    const isAsked = await codes.isAskedFrom({ ownerId, purpose, secret });
    return isAsked && secret !== null ? secret : newSecret();
  }

  /** Fails with `email-taken`, `validation` for a common password, `too-many-requests`. */
  async function register(person: Person, origin: Origin): Promise<Registered> {
    const { network } = origin;
    refuseCommon(person.password);
    await limitByNetwork(allowed, 'register', network, deps.limits);
    const passwordHash = await passwords.hash(person.password);
    const { email } = person;
    const known = await store.accountByEmail(db, email);
    if (known?.isVerified || (await isKeptForTakeBack(db, email, null))) throw taken();
    const secret = await secretFor(known?.id, origin.browserSecret);
    const next = registrationOf(person, passwordHash);
    const wait = await pauseOf({ ownerId: known?.id, purpose, secret }, { email, from: network });
    if (wait > 0) return again(email, secret, next, wait);
    return db.transaction().execute(async (trx) => {
      const added = known ? undefined : await store.addAccount(trx, { ...next, email });
      const old = added ? undefined : (known ?? (await store.accountByEmail(trx, email)));
      const userId = added ?? old?.id;
      if (userId === undefined || old?.isVerified) throw taken();
      const use = { ownerId: userId, purpose, secret };
      // A code proves what its own browser typed: where others wait too, the account keeps what the
      // first of them typed, and what is typed here waits with the code.
      if (old && (await codes.isAskedElsewhere(trx, use))) {
        await sendCode(trx, use, email, next);
        return { userId, retryAfter: limits.otpResendSeconds, browserSecret: secret };
      }
      if (old) await replace(trx, userId, email, next);
      const vendorId = await complete(trx, userId, next);
      await sendCode(trx, use, email, null);
      return {
        ...{ userId, retryAfter: old ? limits.otpResendSeconds : null, browserSecret: secret },
        ...(vendorId && { vendorId }),
      };
    });
  }

  /**
   * Counts a code that is to be sent; answers in how many seconds one can be where the last was sent
   * a moment ago. Fails with `too-many-requests` for a longer time.
   */
  async function pauseOf(use: PossibleUse, asking: Asking): Promise<number> {
    try {
      await codes.mayBeSent(use, asking);
      return 0;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      if (error.retryAfter > limits.otpResendSeconds) throw error;
      return error.retryAfter;
    }
  }

  /** What is typed a moment after the last code counts like that of later; the code stays good. */
  async function again(
    email: string,
    secret: string,
    next: PendingRegistration,
    retryAfter: number,
  ): Promise<Registered> {
    return db.transaction().execute(async (trx) => {
      const old = await store.accountByEmail(trx, email);
      if (!old) throw new TooManyRequests(retryAfter);
      if (old.isVerified) throw taken();
      const use = { ownerId: old.id, purpose, secret };
      const waitsForCode = await codes.isAskedElsewhere(trx, use);
      if (!waitsForCode) {
        await replace(trx, old.id, email, next);
        await complete(trx, old.id, next);
      }
      await codes.keepRegistration(trx, use, waitsForCode ? next : null);
      return { userId: old.id, retryAfter, browserSecret: secret };
    });
  }

  /** Whoever registered this address before must not get in with what they were given. */
  async function replace(trx: Db, userId: string, email: string, next: PendingRegistration) {
    if (!(await store.replaceUnverified(trx, userId, { ...next, email }))) throw taken();
    await registrationReplaced(trx, userId);
    await sessions.endAll(trx, userId);
  }

  /** Notes what was agreed to, and makes a professional's page; gives its id. */
  async function complete(trx: Db, userId: string, next: PendingRegistration) {
    await store.addConsents(trx, userId);
    const { userTypeId, fullName: name, phones } = next;
    if (userTypeId === null) return undefined;
    return vendorRegistered(trx, { userId, userTypeId, name, phones });
  }

  async function sendCode(
    trx: Db,
    use: Use,
    email: string,
    registration?: PendingRegistration | null,
  ): Promise<void> {
    await enqueueEmail(
      trx,
      registrationEmail(email, await codes.issue(trx, use, email, registration)),
    );
  }

  /** A new code, which ends the one before of this browser; returns the browser's secret. */
  async function sendAnother(userId: string, origin: Origin): Promise<string> {
    const record = await store.recordOf(db, userId);
    if (!record) throw new Error('There is no such account.');
    const { email } = record;
    const secret = await secretFor(userId, origin.browserSecret);
    const use = { ownerId: userId, purpose, secret };
    await codes.mayBeSent(use, { email, from: origin.network });
    await db.transaction().execute((trx) => sendCode(trx, use, email));
    return secret;
  }

  return {
    async registerUser(
      { fullName, email, password }: RegistrationOrder,
      origin: Origin,
    ): Promise<WithSecret<RegistrationAnswer>> {
      const { userId, retryAfter, browserSecret } = await register(
        { fullName, email, password },
        origin,
      );
      if (retryAfter !== null) return { answer: exists(retryAfter), browserSecret };
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
      const { retryAfter, vendorId, browserSecret } = await register(
        { fullName, email, password, professional },
        origin,
      );
      if (retryAfter !== null) return { answer: exists(retryAfter), browserSecret };
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
      await limitByNetwork(allowed, 'verify', origin.network, deps.limits);
      const account =
        typeof email === 'string' && email.length <= limits.emailMaxLength && !email.includes('\0')
          ? await store.accountByEmail(db, email.trim())
          : undefined;
      if (!account || account.isVerified) throw otpInvalid();
      const { id } = account;
      const secret = origin.browserSecret ?? newSecret();
      const token = await codes.redeem(
        { ownerId: id, purpose, secret },
        otp,
        async (trx, proof) => {
          if (proof.registration) {
            await replace(trx, id, proof.email, proof.registration);
            await complete(trx, id, proof.registration);
          }
          // Two browsers may be right at once: the second proves nothing any more.
          if (!(await store.markVerified(trx, id))) throw otpInvalid();
          return sessions.begin(trx, id);
        },
      );
      const person = token === null ? undefined : await store.accountOf(db, id);
      if (token === null || !person) throw otpInvalid();
      await codes.endAll(id, purpose);
      return { ...person, token, message: messages.emailVerified };
    },

    /** Fails with `registration-unknown` unless this browser asked for the last code. */
    async resend(email: string, origin: Origin): Promise<WithSecret<CodeSent>> {
      await limitByNetwork(allowed, 'send', origin.network, deps.limits);
      const account = await store.accountByEmail(db, email);
      const isAsked =
        account !== undefined &&
        !account.isVerified &&
        (await codes.isAskedFrom({
          ownerId: account.id,
          purpose,
          secret: origin.browserSecret,
        }));
      if (!isAsked) {
        throw new ApiError(
          'registration-unknown',
          'No sign-up of this email waits for a code in this browser. Sign up again.',
        );
      }
      return { browserSecret: await sendAnother(account.id, origin), answer: sentAgain };
    },

    /**
     * A code for somebody who has the password and is not verified; returns the browser's new
     * secret. Null where the last code is good: it was asked for here, a moment ago.
     */
    async sendToKnown(userId: string, origin: Origin): Promise<string | null> {
      try {
        return await sendAnother(userId, origin);
      } catch (error) {
        const use = { ownerId: userId, purpose, secret: origin.browserSecret };
        if (error instanceof TooManyRequests && (await codes.isAskedFrom(use))) return null;
        throw error;
      }
    },
  };
}

const exists = (retryAfter: number) => ({ message: messages.existsUnverified, retryAfter });

const sentAgain: CodeSent = { message: messages.codeSent, retryAfter: limits.otpResendSeconds };

const registrationOf = (
  { fullName, professional }: Person,
  passwordHash: string,
): PendingRegistration => ({
  ...{ fullName, passwordHash },
  role: professional ? 'vendor' : 'user',
  userTypeId: professional?.userTypeId ?? null,
  phones: professional?.phones ?? [],
});

/** One answer for every wrong code, so that nothing is learnt from it. */
export const otpInvalid = (): ApiError => new ApiError('otp-invalid', messages.invalidOtp);

const taken = (): ApiError => new ApiError('email-taken', messages.emailTaken);
