/**
 * Passkeys in the browser: `navigator.credentials` over the wire's JSON. Compiled into each remote
 * that uses it; stateless.
 */
import {
  type AuthenticatorTransport,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '../contract';

/**
 * Why a browser created or signed nothing.
 *
 * - `unsupported`: the browser or the device has no passkeys.
 * - `cancelled`: the user closed the dialog, or the challenge timed out.
 * - `known`: the device already has a passkey for this account.
 * - `wrong-address`: the page's origin does not match the site's passkeys.
 * - `superseded`: replaced by another request of the same page.
 * - `failed`: anything else.
 */
export type PasskeyObstacle =
  | 'unsupported'
  | 'cancelled'
  | 'known'
  | 'wrong-address'
  | 'superseded'
  | 'failed';

/** The browser's result, or why there is none. */
export type Ceremony<Made> = { made: Made } | { obstacle: PasskeyObstacle };

/** Whether the browser supports passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Whether the browser can offer passkeys in autofill. */
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Aborts a pending request when the screen that started it unmounts. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Creates a passkey. Never rejects: obstacles are in the result.
 *
 * @example const made = await createPasskey(await api.call('beginPasskeyCreation', { body: {} }));
 */
export async function createPasskey(
  options: PasskeyCreation,
): Promise<Ceremony<PasskeyAttestation>> {
  return ceremony(async () => {
    const excludeCredentials = options.excludeCredentials.map(({ id, type, transports }) => ({
      ...{ id, type },
      ...(transports && { transports: transports as AuthenticatorTransport[] }),
    }));
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: { ...options, excludeCredentials },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      ...{ id, rawId, type },
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  });
}

/**
 * Signs a challenge with a passkey. With `autofill` it waits until the user picks one in a field
 * whose `autocomplete` ends with `webauthn`. Never rejects: obstacles are in the result.
 */
export async function signWithPasskey(
  options: PasskeyRequest,
  { autofill = false }: { autofill?: boolean } = {},
): Promise<Ceremony<PasskeyAssertion>> {
  return ceremony(async () => {
    const { id, rawId, type, response } = await startAuthentication({
      ...{ optionsJSON: options, useBrowserAutofill: autofill },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ...{ id, rawId, type },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  });
}

async function ceremony<Made>(make: () => Promise<Made>): Promise<Ceremony<Made>> {
  if (!hasPasskeys()) return { obstacle: 'unsupported' };
  try {
    return { made: await make() };
  } catch (error) {
    return { obstacle: obstacleOf(error) };
  }
}

const obstacles: Record<string, PasskeyObstacle> = {
  ERROR_CEREMONY_ABORTED: 'superseded',
  ERROR_INVALID_DOMAIN: 'wrong-address',
  ERROR_INVALID_RP_ID: 'wrong-address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsupported',
};

function obstacleOf(error: unknown): PasskeyObstacle {
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error ? obstacles[String(error.code)] : undefined;
  const name = error.cause instanceof Error ? error.cause.name : error.name;
  return code ?? (name === 'NotAllowedError' ? 'cancelled' : 'failed');
}
