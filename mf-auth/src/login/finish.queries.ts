import { api, isApiError } from '@nukkad/platform';
import type { SignInProvider } from '@nukkad/platform/contract';
import { placeAfterLogin } from '../common/entrance/entrance.model';
import { enter } from '../common/entrance/entrance.queries';

type Finished = { place: string } | 'refused' | 'unreachable';

/** Takes over the session that a provider's redirect has prepared for this browser. */
export async function finish(provider: SignInProvider): Promise<Finished> {
  try {
    const signedIn = await api.call('finishSignIn', { params: { provider } });
    return { place: placeAfterLogin(signedIn, await enter(signedIn), null) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isJudged = error.status !== null && error.status < 500;
    return isJudged ? 'refused' : 'unreachable';
  }
}
