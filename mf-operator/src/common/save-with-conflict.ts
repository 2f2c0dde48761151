import { isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { text } from './sheet-form.text';

/** What became of a text that was sent to be stored. */
export type Kept<Values> =
  | { state: 'stored' }
  | { state: 'refused'; problem: Exclude<SubmitAnswer, undefined> }
  | { state: 'overtaken'; problem: string; theirs: Values };

/**
 * Sends a text to be stored. Where somebody else was faster, reads what they have stored.
 *
 * @example await keeping(() => api.call('changeSlides', { body }), async () => typedOf(await read()));
 */
export async function keeping<Values>(
  send: () => Promise<unknown>,
  theirs: () => Promise<Values>,
): Promise<Kept<Values>> {
  let isLate = false;
  const attempt = async () => {
    try {
      await send();
    } catch (error) {
      isLate = isApiError(error, 'draft-changed');
      throw error;
    }
  };
  const problem = await submitted(attempt);
  if (problem === undefined) return { state: 'stored' };
  if (!isLate) return { state: 'refused', problem };
  try {
    return { state: 'overtaken', problem: text.overtaken, theirs: await theirs() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { state: 'refused', problem: text.overtakenUnread };
  }
}
