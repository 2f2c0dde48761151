import { randomBytes } from 'node:crypto';
import { limits, type PasskeyAssertion, type PasskeyAttestation } from '@nukkad/platform/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type ChallengeOf, useChallenge } from './challenges.store';
import type { RelyingParty } from './passkeys.model';
import type { StoredPasskey } from './passkeys.store';

/** How long a browser waits for the user, in milliseconds. */
export const timeout = limits.passkeyChallengeMinutes * 60_000;

/** ES256, EdDSA and RS256: the algorithms of common authenticators. */
export const algorithms = [-7, -8, -257];

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** Uses up the signed challenge and returns it; undefined when it was not valid for `of`. */
export async function redeemChallenge(
  db: Kysely<Tables>,
  clientDataJSON: string,
  of: ChallengeOf,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  const isGood = challenge !== undefined && (await useChallenge(db, challenge, of));
  return isGood ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an attestation is free of certificates, as the options request. The library would fetch
 * URLs from a certificate, which the sender chooses (SSRF).
 */
export function hasNoCertificate(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

/** Verifies a new credential; undefined when any check fails. */
export async function checkedCreation(
  credential: PasskeyAttestation,
  challenge: string,
  site: RelyingParty,
) {
  const { clientDataJSON, attestationObject } = credential.response;
  // The library throws for every failed check; none of our code runs inside.
  const checked = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  return checked?.registrationInfo;
}

/** Verifies a passkey's signature; undefined when any check fails. */
export async function checkedAssertion(
  credential: PasskeyAssertion,
  challenge: string,
  site: RelyingParty,
  passkey: StoredPasskey,
) {
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const checked = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credential_id,
      publicKey: isoBase64URL.toBuffer(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo : undefined;
}
