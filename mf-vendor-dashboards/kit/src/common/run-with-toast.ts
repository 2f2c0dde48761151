import { isApiError, toast } from '@nukkad/platform';
import { apiErrorMessage } from './api-error-message';
import * as text from './common.text';

/**
 * Does something that was asked for by one press, and says at the foot of the page when it did not
 * work, with a way to try again. True when it did.
 *
 * @param what the action as a name: "Removing the address"
 */
export async function runWithToast(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'demonstration') {
      toast({ text: error.message });
      return false;
    }
    const isJudged = error.status !== null && error.status < 500;
    toast({
      text: isJudged ? `${text.notDone(what)} ${apiErrorMessage(error)}` : text.notDone(what),
      tone: 'danger',
      undoText: text.retry,
      undo: () => void runWithToast(what, work),
    });
    return false;
  }
}
