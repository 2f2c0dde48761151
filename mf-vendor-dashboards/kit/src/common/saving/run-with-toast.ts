import { isApiError, toast } from '@nukkad/platform';
import * as text from '../common.text';
import { apiErrorMessage } from './api-error-message';

/**
 * Runs an action of a single press; a failure shows a toast with a retry. True on success.
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
