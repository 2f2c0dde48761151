import { isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { apiErrorMessage } from './api-error-message';

/**
 * Submission result for a form: undefined on success, field errors, or a message for the whole
 * form. The typed values are kept in each case.
 */
export async function submitted(send: () => Promise<unknown>): Promise<SubmitAnswer> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const hasFields = Object.keys(error.fields).length > 0;
    return hasFields ? error.fields : apiErrorMessage(error);
  }
}
