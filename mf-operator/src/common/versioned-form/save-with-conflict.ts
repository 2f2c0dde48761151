import { isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { text } from './versioned-form.text';

/** Result of saving a text. */
export type SaveOutcome<Values> =
  | { state: 'stored' }
  | { state: 'refused'; problem: Exclude<SubmitAnswer, undefined> }
  | { state: 'overtaken'; problem: string; remoteVersion: Values };

/**
 * Saves a text. On a conflict it reads the version stored by the other operator.
 *
 * @example await saveWithConflict(() => api.call('changeSlides', { body }), async () => slidesValues(await read()));
 */
export async function saveWithConflict<Values>(
  send: () => Promise<unknown>,
  remoteVersion: () => Promise<Values>,
): Promise<SaveOutcome<Values>> {
  let isLate = false;
  const trySend = async () => {
    try {
      await send();
    } catch (error) {
      isLate = isApiError(error, 'draft-changed');
      throw error;
    }
  };
  const problem = await submitted(trySend);
  if (problem === undefined) return { state: 'stored' };
  if (!isLate) return { state: 'refused', problem };
  try {
    return { state: 'overtaken', problem: text.overtaken, remoteVersion: await remoteVersion() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { state: 'refused', problem: text.overtakenUnread };
  }
}
