import {
  api,
  type Failure,
  failureOf,
  isApiError,
  session,
  signOut,
  toast,
  useEndpoint,
  useNavigate,
} from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { useUserId } from '@nukkad/vendor-kit';
import { text } from './account-exit.text';

const HOME = '/homepage';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    navigate(HOME);
    signOut();
    toast({ text: text.loggedOut, tone: 'success' });
  };
}

/** Consequences of deleting the account now. */
export const useDeletionTerms = () =>
  useEndpoint('getDeletionTerms', undefined, { refreshOnShow: true });

/** Deletes the account and continues as a visitor; resolves to a failure if it still exists. */
export function useDeletion(): () => Promise<Failure | null> {
  const navigate = useNavigate();
  const id = useUserId();
  return async () => {
    try {
      await api.call('deleteUser', { params: { id } });
      navigate(HOME);
      session.end('signed-out');
      toast({ text: messages.accountDeleted, tone: 'success' });
      return null;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return failureOf(error);
    }
  };
}
