import { api, isApiError } from '@nukkad/platform';
import { messages, type PasskeyAssertion } from '@nukkad/platform/contract';
import {
  hasPasskeyAutofill,
  type PasskeyObstacle,
  signWithPasskey,
} from '@nukkad/platform/passkeys';
import { enter } from '../entrance/entrance.queries';
import { type FormError, toFormError } from '../form-error';
import type { Entered } from '../login/login.queries';
import * as text from './passkey.text';

type OnEntered = (entered: Entered) => void;

/**
 * Signs in with a passkey, starts the session and calls `onEntered`; otherwise returns the reason.
 */
export async function signInWithPasskey(onEntered: OnEntered): Promise<FormError | null> {
  try {
    const signed = await signWithPasskey(await api.call('beginPasskeySignIn'));
    if ('obstacle' in signed) return obstacleError(signed.obstacle);
    return await finish(signed.made, onEntered);
  } catch (error) {
    return passkeyError(error);
  }
}

/**
 * The same through the email field's autofill. Silent until the user picks a passkey, because they
 * have not asked for it.
 */
export async function offerPasskeys(onEntered: OnEntered): Promise<FormError | null> {
  if (!(await hasPasskeyAutofill())) return null;
  const options = await api.call('beginPasskeySignIn').catch(withoutOptions);
  if (options === null) return null;
  const signed = await signWithPasskey(options, { autofill: true });
  if ('obstacle' in signed) return null;
  return finish(signed.made, onEntered).catch(passkeyError);
}

async function finish(credential: PasskeyAssertion, onEntered: OnEntered): Promise<null> {
  const signedIn = await api.call('signInWithPasskey', { body: { credential } });
  onEntered({ signedIn, profession: await enter(signedIn) });
  return null;
}

function withoutOptions(error: unknown): null {
  if (!isApiError(error)) throw error;
  return null;
}

function passkeyError(error: unknown): FormError {
  const isTooOften = isApiError(error, 'too-many-requests');
  const formError = toFormError(error, isTooOften ? text.tooMany : messages.passkeyInvalid);
  return { ...formError, isRetryable: false };
}

const obstacleError = (obstacle: PasskeyObstacle): FormError => ({
  message: text.obstacles[obstacle],
  isRetryable: false,
  next: null,
  needsCode: false,
  time: performance.now(),
});
