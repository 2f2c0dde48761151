import { isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { apiErrorMessage } from './api-error-message';

/**
 * What a form shows after sending: nothing when it was stored, what is wrong with its fields, or
 * why it could not be stored at all. Nothing typed is lost in either case.
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
