import { type LoginOrder, messages, type SignedIn } from '@nukkad/platform/contract';
import { mustNotWait } from '../allowances/allowances';
import { wider } from '../allowances/of-networks';
import { ApiError } from '../http/problems';
import type { AccountNeeds, Origin } from './accounts.needs';
import * as store from './accounts.store';

export type LoginService = ReturnType<typeof loginService>;

/** Failures that nobody has to wait for: of one network, and of it with one account. */
const freeOfNetwork = 30;
const freeOfPair = 5;

/** After so many failures of an account in an hour, from wherever, strangers get one attempt. */
const underAttack = 50;
const freeUnderAttack = 1;

/** The right password of an account that nobody has proved to be theirs. */
export class Unverified extends ApiError {
  constructor(
    readonly userId: string,
    message: string,
  ) {
    super('email-unverified', message);
  }
}

export function loginService({ db, sessions, passwords, allowed, limits }: AccountNeeds) {
  /**
   * Waiting is counted for a network with an account, and for a network: never for an account
   * alone, or anybody could lock anybody out by guessing.
   */
  async function mayTry(email: string, network: string): Promise<void> {
    const crowd = { free: freeOfNetwork * wider[limits] };
    mustNotWait(await allowed.attempt('login-network', network, crowd));
    const failures = await allowed.count('login-failures', email);
    const free = failures >= underAttack ? freeUnderAttack : freeOfPair;
    mustNotWait(await allowed.attempt('login', `${email} ${network}`, { free }));
  }

  return {
    /**
     * Fails with `login-failed`, `email-unverified` or `too-many-requests`; takes as long for an
     * address nobody has.
     */
    async login({ email, password }: LoginOrder, { network }: Origin): Promise<SignedIn> {
      const address = email.toLowerCase();
      await mayTry(address, network);
      const account = await store.accountByEmail(db, email);
      const isRight = await passwords.verify(account?.password_hash, password);
      if (!account || !isRight) {
        await allowed.use('login-failures', address, { most: underAttack, seconds: 3_600 });
        throw new ApiError('login-failed', messages.loginFailed);
      }
      await allowed.forgive('login', `${address} ${network}`);
      await allowed.giveBack('login-network', network);
      if (!account.isVerified) throw new Unverified(account.id, messages.existsUnverified);
      if (account.password_hash && passwords.isOutdated(account.password_hash)) {
        await store.setPassword(db, account.id, await passwords.hash(password));
      }
      return this.begin(account.id);
    },

    /** A new session of somebody who has proved who they are, by that passkey if one is named. */
    async begin(userId: string, passkeyId?: string): Promise<SignedIn> {
      const token = await db.transaction().execute((trx) => sessions.begin(trx, userId, passkeyId));
      const person = await store.accountOf(db, userId);
      if (!person) throw new ApiError('login-failed', messages.loginFailed);
      return { ...person, token };
    },
  };
}
