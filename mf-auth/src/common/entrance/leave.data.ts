import { api, isApiError, session, toast } from '@nukkad/platform';
import * as text from './already-in.text';

/** Ends the session here in any case, and everywhere when the API answers. */
export async function leave(): Promise<void> {
  try {
    await api.call('logout');
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A token that the API refuses has ended already.
    if (error.status !== 401) toast({ text: text.notRevoked, tone: 'danger' });
  } finally {
    session.end('signed-out');
  }
}
