import type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOrder,
  PasskeyOrder,
  PasskeyRequest,
  SignedIn,
} from '../wire';

/**
 * Calls about passkeys. A challenge is good once, for `passkeyChallengeMinutes`: to add a passkey in
 * the session that asked for it, to sign in in the browser that did.
 */
export interface PasskeyCalls {
  beginPasskeySignIn: { answer: PasskeyRequest };
  signInWithPasskey: { body: { credential: PasskeyAssertion }; answer: SignedIn };
  getPasskeys: { answer: Passkey[] };
  beginPasskeyCreation: { body: PasskeyCreationOrder; answer: PasskeyCreation };
  addPasskey: { body: PasskeyOrder; answer: Passkey };
  renamePasskey: { params: { passkeyId: string }; body: { name: string }; answer: Passkey };
  removePasskey: { params: { passkeyId: string }; answer: undefined };
}

export const passkeyEndpoints = {
  beginPasskeySignIn: { method: 'POST', path: '/api/auth/passkey/options' },
  signInWithPasskey: { method: 'POST', path: '/api/auth/passkey' },
  getPasskeys: { method: 'GET', path: '/api/me/passkeys' },
  beginPasskeyCreation: { method: 'POST', path: '/api/me/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/me/passkeys' },
  renamePasskey: { method: 'PUT', path: '/api/me/passkeys/:passkeyId' },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/:passkeyId' },
} as const;

export const passkeyOutlines = {
  beginPasskeySignIn: ['challenge', 'rpId'],
  signInWithPasskey: ['token', '_id', 'vendorType'],
  getPasskeys: 'list',
  beginPasskeyCreation: ['challenge', 'rp', 'user'],
  addPasskey: ['_id', 'name'],
  renamePasskey: ['_id', 'name'],
  removePasskey: 'nothing',
} as const;
