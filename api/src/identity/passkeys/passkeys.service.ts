import {
  limits,
  messages,
  type Passkey,
  type PasskeyCreation,
  type PasskeyCreationOrder,
  type PasskeyOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Person } from '../../core/auth/sessions.store';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, orNotFound } from '../../core/http/problems';
import { languageOfUser } from '../../core/language/people-language.store';
import { linkTokenHash } from '../accounts/link-token';
import {
  algorithms,
  checkedCreation,
  hasNoCertificate,
  newChallenge,
  redeemChallenge,
  timeout,
} from './ceremonies';
import { storeChallenge } from './challenges.store';
import { hasEnrolment, removeEnrolment } from './enrolment.store';
import { nextName, type RelyingParty, userHandleOf } from './passkeys.model';
import * as store from './passkeys.store';
import { passkeyWords } from './passkeys.words';

export interface PasskeyDeps {
  db: Kysely<Tables>;
  site: RelyingParty;
  operatorPasskeys: Settings['operatorPasskeys'];
}

export type PasskeysService = ReturnType<typeof passkeysService>;

const gone = 'This passkey is not there any more. Somebody has removed it, maybe in another tab.';
const alreadyAdded = 'This device is known already, so nothing was added. Use another device.';
const tooMany = `An account has at most ${limits.passkeysPerAccount} passkeys. Remove one you do not use first.`;
const lastOfOperator =
  'Operators need a passkey, and this is your only one. Add another one first, then remove it.';

/** An account's passkeys: list, add, rename, remove. */
export function passkeysService({ db, site, operatorPasskeys }: PasskeyDeps) {
  /**
   * Checks before any change of passkeys. An operator's session opened by password alone changes
   * nothing, otherwise a stolen password would be as powerful as the passkey.
   */
  async function mayChange(trx: Kysely<Tables>, { userId, passkeyId }: Person) {
    const account = await store.lockAccount(trx, userId);
    if (!account) throw new ApiError('unauthenticated', 'Log in to do this.');
    const passkeys = await store.passkeysOf(trx, userId);
    const isRequired = operatorPasskeys === 'required' && account.role === 'operator';
    if (isRequired && passkeyId === null && passkeys.length > 0) {
      throw new ApiError('passkey-required', messages.passkeyRequired);
    }
    return { account, passkeys, isRequired };
  }

  /**
   * An operator's first passkey requires a link besides the password. Fails with `link-invalid`.
   */
  async function mayAdd(
    trx: Kysely<Tables>,
    person: Person,
    { enrolment = '' }: PasskeyCreationOrder,
  ) {
    const changed = await mayChange(trx, person);
    if (changed.isRequired && changed.passkeys.length === 0) {
      const isGood = await hasEnrolment(trx, person.userId, linkTokenHash(enrolment));
      if (!isGood) throw new ApiError('link-invalid', messages.enrolmentNeeded);
    }
    if (changed.passkeys.length >= limits.passkeysPerAccount) {
      throw new ApiError('conflict', tooMany);
    }
    return changed;
  }

  async function verified(person: Person, { credential }: PasskeyOrder) {
    const challenge = await redeemChallenge(db, credential.response.clientDataJSON, {
      ...{ purpose: 'creation', owner: person.sessionId },
    });
    const isOurs =
      challenge !== undefined && hasNoCertificate(credential.response.attestationObject);
    const checked = isOurs && (await checkedCreation(credential, challenge, site));
    if (!checked) throw new ApiError('passkey-invalid', messages.passkeyNotAdded);
    return checked;
  }

  return {
    list: async (userId: string): Promise<Passkey[]> =>
      (await store.passkeysOf(db, userId)).map(toPasskey),

    async beginCreation(person: Person, order: PasskeyCreationOrder): Promise<PasskeyCreation> {
      const { account, passkeys } = await db
        .transaction()
        .execute((trx) => mayAdd(trx, person, order));
      const challenge = await newChallenge();
      await storeChallenge(db, challenge, { purpose: 'creation', owner: person.sessionId });
      return {
        ...{ challenge, timeout, attestation: 'none' },
        rp: { id: site.id, name: site.name },
        user: {
          id: Buffer.from(userHandleOf(person.userId)).toString('base64url'),
          name: account.email,
          displayName: account.full_name,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
          ...{ id, type: 'public-key', transports },
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    /** Also confirms the session: its user holds the passkey. */
    async add(person: Person, order: PasskeyOrder): Promise<Passkey> {
      const { credential, credentialBackedUp } = await verified(person, order);
      return db.transaction().execute(async (trx) => {
        const { account, passkeys } = await mayAdd(trx, person, order);
        const added = await store.insertPasskey(trx, {
          id: uuidv7(),
          user_id: person.userId,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: order.credential.response.transports ?? [],
          name: order.name ?? nextName(passkeys.map(({ name }) => name)),
          is_synced: credentialBackedUp,
        });
        if (!added) throw new ApiError('conflict', alreadyAdded);
        await removeEnrolment(trx, person.userId);
        await store.confirmSession(trx, person.sessionId, added.id);
        await notifyOwner(trx, person, account.email, 'passkeyAddedEmail');
        return toPasskey(added);
      });
    },

    async rename({ userId }: Person, id: string, name: string): Promise<Passkey> {
      return toPasskey(orNotFound(await store.renamePasskey(db, { id, userId, name }), gone));
    },

    /** Ends the other sessions that this passkey opened. */
    async remove(person: Person, id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { account, passkeys, isRequired } = await mayChange(trx, person);
        orNotFound(
          passkeys.find((passkey) => passkey.id === id),
          gone,
        );
        if (isRequired && passkeys.length === 1) throw new ApiError('conflict', lastOfOperator);
        await store.deletePasskey(trx, id, person.sessionId);
        await notifyOwner(trx, person, account.email, 'passkeyRemovedEmail');
      });
    },
  };
}

async function notifyOwner(
  trx: Kysely<Tables>,
  { userId }: Person,
  to: string,
  what: 'passkeyAddedEmail' | 'passkeyRemovedEmail',
): Promise<void> {
  const language = await languageOfUser(trx, userId);
  await enqueueEmail(trx, { ...passkeyWords(language)[what](to), language });
}

const toPasskey = (stored: store.StoredPasskey): Passkey => ({
  _id: stored.id,
  name: stored.name,
  createdAt: stored.created_at.toISOString(),
  lastUsedAt: stored.last_used_at?.toISOString() ?? null,
  isSynced: stored.is_synced,
});
