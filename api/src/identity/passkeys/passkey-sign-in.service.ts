import { createHash, randomBytes } from 'node:crypto';
import {
  messages,
  type PasskeyAssertion,
  type PasskeyRequest,
  type SignedIn,
} from '@nukkad/platform/contract';
import { ApiError } from '../../core/http/problems';
import { checkedAssertion, newChallenge, redeemChallenge, timeout } from './ceremonies';
import { storeChallenge } from './challenges.store';
import { userHandleOf } from './passkeys.model';
import type { PasskeyDeps } from './passkeys.service';
import { keepUse, passkeyByCredential } from './passkeys.store';

interface Deps extends Pick<PasskeyDeps, 'db' | 'site'> {
  /** Begins a session after a passkey was verified. */
  beginSession: (userId: string, passkeyId: string) => Promise<SignedIn>;
}

export type PasskeySignInService = ReturnType<typeof passkeySignInService>;

const ownerOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Sign-in with a passkey. Reveals nothing of an account before the signature is verified. */
export function passkeySignInService({ db, site, beginSession }: Deps) {
  return {
    /**
     * `browserSecret`: for the cookie of the requesting browser. An existing one is kept, so that
     * two tabs do not invalidate each other's challenges.
     */
    async begin(
      secret: string | null,
    ): Promise<{ options: PasskeyRequest; browserSecret: string }> {
      const isOurs = secret !== null && /^[\w-]{22}$/.test(secret);
      const browserSecret = isOurs ? secret : randomBytes(16).toString('base64url');
      const challenge = newChallenge();
      const owner = ownerOf(browserSecret);
      await storeChallenge(db, challenge, { purpose: 'sign-in', owner });
      const options: PasskeyRequest = {
        ...{ challenge, rpId: site.id, timeout, userVerification: 'required' },
      };
      return { options, browserSecret };
    },

    /** Fails with `passkey-invalid`, with one message for every cause. */
    async finish(credential: PasskeyAssertion, browserSecret: string | null): Promise<SignedIn> {
      const { clientDataJSON, userHandle } = credential.response;
      const challenge = await redeemChallenge(db, clientDataJSON, {
        ...{ purpose: 'sign-in', owner: ownerOf(browserSecret ?? '') },
      });
      const passkey = await passkeyByCredential(db, credential.id);
      if (challenge === undefined || passkey === undefined) throw refused();
      const handle = Buffer.from(userHandleOf(passkey.user_id)).toString('base64url');
      if (userHandle !== undefined && userHandle !== handle) throw refused();
      const signed = await checkedAssertion(credential, challenge, site, passkey);
      if (!signed) throw refused();
      const { newCounter: counter, credentialBackedUp: isSynced } = signed;
      if (!(await keepUse(db, { id: passkey.id, counter, isSynced }))) throw refused();
      return beginSession(passkey.user_id, passkey.id);
    },
  };
}

const refused = () => new ApiError('passkey-invalid', messages.passkeyInvalid);
