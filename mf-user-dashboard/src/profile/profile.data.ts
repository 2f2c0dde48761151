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
  useSession,
} from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { text } from './profile.text';

const HOME = '/homepage';

/** Whose dashboard it is. */
export function useUserId(): string {
  return useSession((state) => state.remembered.userId) ?? '';
}

/** What a person told about themselves. */
export function useRecord(id: string) {
  return useEndpoint('getUserById', { params: { id } }, { enabled: id !== '' });
}

export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    navigate(HOME);
    signOut();
    toast({ text: text.loggedOut, tone: 'success' });
  };
}

/** Deletes the account and goes on as a visitor; or tells why it is still there. */
export function useDeletion(id: string): () => Promise<Failure | null> {
  const navigate = useNavigate();
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
