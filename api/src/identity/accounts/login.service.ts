import { type LoginOrder, messages, type SignedIn, type Told } from '@nukkad/platform/contract';
import type { Person } from '../../core/auth/sessions.store';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Message } from '../../core/language/message';
import { said } from '../../core/language/message';
import { wider } from '../../core/rate-limits/by-network';
import { mustNotWait } from '../../core/rate-limits/rate-limiter';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';

export type LoginService = ReturnType<typeof loginService>;

/** Failures without delay, per account and network or known browser. */
const freeOfPair = 5;

/** Rate at which a network may try accounts: short, so that a block is over within a minute. */
const paceOfNetwork = { most: 60, seconds: 60 };

/** After this many failures of an account in an hour, unknown browsers get one free attempt. */
const underAttack = 50;
const freeUnderAttack = 1;

/** The password is right, but the account's email is not verified. */
export class Unverified extends ApiError {
  constructor(
    readonly userId: string,
    message: Message,
  ) {
    super('email-unverified', message);
  }
}

type Counted = Pick<LoginOrigin, 'network' | 'knownBrowser'>;

/** The network and browsers of a login. */
interface LoginOrigin extends Origin {
  /** Id of a browser that has logged in to this account before. */
  knownBrowser: string | null;
}

export function loginService({ db, sessions, codes, passwords, allowed, limits }: AccountDeps) {
  /**
   * Delays are counted per account and network, or per account and known browser. Never per account
   * alone, or strangers could lock its owner out; never per network alone, which may be a whole
   * town behind one address. Returns the counter's key, so that success can reset it.
   */
  async function mayTry(email: string, { network, knownBrowser }: Counted): Promise<string> {
    if (knownBrowser !== null) {
      const counter = `${email} in ${knownBrowser}`;
      mustNotWait(await allowed.attempt('login', counter, { free: freeOfPair }));
      return counter;
    }
    const counter = `${email} ${network}`;
    const failures = await allowed.count('login-failures', email);
    const free = failures >= underAttack ? freeUnderAttack : freeOfPair;
    mustNotWait(await allowed.attempt('login', counter, { free }));
    await keepPace(counter, network);
    return counter;
  }

  async function keepPace(counter: string, network: string): Promise<void> {
    const most = paceOfNetwork.most * wider[limits];
    const seconds = await allowed.use('login-pace', network, { ...paceOfNetwork, most });
    // The password was not compared, so this is not a failed login.
    if (seconds > 0) await allowed.giveBack('login', counter);
    mustNotWait(seconds);
  }

  /** Whether this browser registered with this password after another one used the same address. */
  async function waits(ownerId: string, password: string, { browserSecret }: Origin) {
    const use = { ownerId, purpose: 'registration' as const, secret: browserSecret };
    const registration = await codes.registrationOf(use);
    return registration !== null && passwords.verify(registration.passwordHash, password);
  }

  const noteFailure = (address: string) =>
    allowed.use('login-failures', address, { most: underAttack, seconds: 3_600 });

  async function forget(counter: string, { network, knownBrowser }: Counted): Promise<void> {
    await allowed.forgive('login', counter);
    if (knownBrowser === null) await allowed.giveBack('login-pace', network);
  }

  return {
    /**
     * Fails with `login-failed`, `email-unverified` or `too-many-requests`. Takes as long for an
     * unknown address, so that timing does not reveal accounts.
     */
    async login({ email, password }: LoginOrder, origin: LoginOrigin): Promise<SignedIn> {
      const address = email.toLowerCase();
      const counter = await mayTry(address, origin);
      const account = await store.accountByEmail(db, email);
      const isRight =
        (await passwords.verify(account?.password_hash, password)) ||
        (account?.isVerified === false && (await waits(account.id, password, origin)));
      if (!account || !isRight) {
        await noteFailure(address);
        throw new ApiError('login-failed', messages.loginFailed);
      }
      await forget(counter, origin);
      if (!account.isVerified) throw new Unverified(account.id, messages.existsUnverified);
      if (account.password_hash && passwords.isOutdated(account.password_hash)) {
        await store.setPassword(db, account.id, await passwords.hash(password));
      }
      return this.begin(account.id);
    },

    /**
     * Renews a session's recent authentication. Fails with `validation` for a wrong password, and
     * with `too-many-requests` as often as a login does.
     */
    async confirm(
      { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
      password: string,
      network: string,
    ): Promise<Told> {
      const record = orNotFound(await store.recordOf(db, userId), 'There is no such person.');
      const address = record.email.toLowerCase();
      // Guesses with a stolen session count for that session only and delay nothing else.
      const origin = { network, knownBrowser: sessionId };
      const counter = await mayTry(address, origin);
      const account = await store.accountByEmail(db, record.email);
      if (!(await passwords.verify(account?.password_hash, password))) {
        await noteFailure(address);
        const { passwordWrong } = messages;
        throw new ApiError('validation', passwordWrong, { password: passwordWrong });
      }
      await forget(counter, origin);
      await sessions.confirm(sessionId);
      return { message: said(messages.identityConfirmed) };
    },

    /** A new session of an authenticated user, opened with the passkey if one is given. */
    async begin(userId: string, passkeyId?: string): Promise<SignedIn> {
      const token = await db.transaction().execute((trx) => sessions.begin(trx, userId, passkeyId));
      const person = await store.accountOf(db, userId);
      if (!person) throw new ApiError('login-failed', messages.loginFailed);
      return { ...person, token };
    },
  };
}
