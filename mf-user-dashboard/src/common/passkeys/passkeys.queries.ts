import { type ApiError, api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Passkey } from '@nukkad/platform/contract';
import { createPasskey } from '@nukkad/platform/passkeys';
import { apiErrorMessage } from '@nukkad/vendor-kit';
import { text } from './passkeys.text';

export const usePasskeys = () => useEndpoint('getPasskeys');

/** Result of adding a passkey. */
export type Addition = { added: Passkey } | { errorMessage: string };

export interface PasskeyChanges {
  add: () => Promise<Addition>;
  /** Both reject with an ApiError. */
  rename: (passkeyId: string, name: string) => Promise<void>;
  remove: (passkeyId: string) => Promise<void>;
}

/** The list is updated at once. */
export function usePasskeyChanges(): PasskeyChanges {
  const answers = useAnswers();
  const follow = (change: (list: Passkey[]) => Passkey[]) =>
    answers.change('getPasskeys', undefined, change);
  return {
    async add() {
      const addition = await addPasskey();
      if ('added' in addition) follow((list) => [...list, addition.added]);
      return addition;
    },
    async rename(passkeyId, name) {
      const renamed = await api.call('renamePasskey', { params: { passkeyId }, body: { name } });
      follow((list) => list.map((one) => (one._id === passkeyId ? renamed : one)));
    },
    async remove(passkeyId) {
      await api.call('removePasskey', { params: { passkeyId } });
      follow((list) => list.filter(({ _id }) => _id !== passkeyId));
    },
  };
}

async function addPasskey(): Promise<Addition> {
  try {
    const made = await createPasskey(await api.call('beginPasskeyCreation', { body: {} }));
    if ('obstacle' in made) return { errorMessage: text.obstacles[made.obstacle] };
    return { added: await api.call('addPasskey', { body: { credential: made.made } }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { errorMessage: whyNotAdded(error) };
  }
}

/** No input is lost here; an operator's first passkey needs a link. */
function whyNotAdded(error: ApiError): string {
  if (error.status === null) return text.unreachable;
  return error.code === 'link-invalid' ? error.message : apiErrorMessage(error);
}
