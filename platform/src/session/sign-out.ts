import { api } from '../api-client/api';
import { typedToBeListed } from '../contract';
import { session } from './session';

/**
 * Signs the user out: at once in all tabs of this browser, and at the API as soon as it can be
 * reached. The caller navigates and confirms.
 *
 * @example navigate('/homepage'); signOut();
 */
export function signOut(): void {
  // Call before the session drops the token. A failed call is ignored: the token is gone from this
  // browser, and it expires.
  if (session.get().remembered.jwtToken !== null) {
    api.call('logout', undefined, { keepalive: true }).catch(() => {});
  }
  session.end('signed-out');
  forgetTyped();
}

/** Removes input that is stored nowhere else: others may use this device. */
function forgetTyped(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(typedToBeListed)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
