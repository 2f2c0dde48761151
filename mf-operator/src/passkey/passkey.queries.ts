import { api, isApiError, session, useEndpoint } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { createPasskey, signWithPasskey } from '@nukkad/platform/passkeys';
import { apiErrorMessage } from '@nukkad/vendor-kit';
import { text } from './passkey.text';

export const usePasskeys = () => useEndpoint('getPasskeys');

/** Error message; null on success. */
type Outcome = string | null;

/** Adds the first passkey by the code of an enrolment link, which also confirms the session. */
export const addPasskey = (enrolment: string): Promise<Outcome> =>
  withErrorMessage(async () => {
    const body = { enrolment };
    const made = await createPasskey(await api.call('beginPasskeyCreation', { body }));
    if ('obstacle' in made) return text.obstacles[made.obstacle];
    await api.call('addPasskey', { body: { credential: made.made, enrolment } });
    return null;
  });

/** Replaces a password session by a passkey session. */
export const confirmWithPasskey = (): Promise<Outcome> =>
  withErrorMessage(async () => {
    const signed = await signWithPasskey(await api.call('beginPasskeySignIn'));
    if ('obstacle' in signed) return text.obstacles[signed.obstacle];
    const { _id, token } = await api.call('signInWithPasskey', {
      body: { credential: signed.made },
    });
    if (_id !== session.get().remembered.userId) return text.otherAccount;
    session.remember({ jwtToken: token });
    return null;
  });

async function withErrorMessage(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'link-invalid') return messages.enrolmentNeeded;
    return apiErrorMessage(error);
  }
}
