import { api } from '@nukkad/platform';
import { type LoginOrder, messages, type SignedIn } from '@nukkad/platform/contract';
import { enter } from '../entrance/entrance.queries';
import { type FormError, toFormError } from '../form-error';

export interface Entered {
  signedIn: SignedIn;
  profession: string | null;
}

/** Signs in, starts the session and calls `onEntered`; otherwise returns the reason. */
export async function login(
  body: LoginOrder,
  onEntered: (entered: Entered) => void,
): Promise<FormError | null> {
  try {
    const signedIn = await api.call('loginUser', { body });
    onEntered({ signedIn, profession: await enter(signedIn) });
    return null;
  } catch (error) {
    return toFormError(error, messages.loginFailed);
  }
}
