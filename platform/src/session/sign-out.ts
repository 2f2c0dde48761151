import { api } from '../api-client/api';
import { typedToBeListed } from '../contract';
import { session } from './session';

/**
 * Logs the person out: at once in all tabs of this browser, and at the API as soon as it can be
 * reached. Going elsewhere and saying so is the caller's.
 *
 * @example navigate('/homepage'); signOut();
 */
export function signOut(): void {
  // The call takes the token with it before the session forgets it. One that fails is nobody's
  // trouble: here the token is gone, and it dies of age.
  if (session.get().remembered.jwtToken !== null) {
    api.call('logout', undefined, { keepalive: true }).catch(() => {});
  }
  session.end('signed-out');
  forgetTyped();
}

/** What was typed here and is stored nowhere else goes as well: others may use this device. */
function forgetTyped(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(typedToBeListed)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
