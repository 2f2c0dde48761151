import type { PasskeyObstacle } from '@nukkad/platform/passkeys';

export const submit = 'Sign in with a passkey';
export const submitting = 'Waiting for your passkey…';
export const tooMany = 'Too many attempts with passkeys from your network.';

/** Why the device signed nothing, and the next step. */
export const obstacles: Record<PasskeyObstacle, string> = {
  unsupported:
    'This browser cannot use passkeys, so nothing was signed. Use your email and password here, or another browser.',
  cancelled:
    'No passkey was chosen, so you are not signed in. Try again, or use your email and password.',
  known: 'Your device did not sign. Try again, or use your email and password.',
  'wrong-address':
    'Passkeys work at the site’s own address only, and this page is at another. Use your email and password here.',
  superseded: 'The request was stopped, so you are not signed in. Try again.',
  failed: 'Your device could not sign. Try again, or use your email and password.',
};
