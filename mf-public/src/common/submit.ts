import { type ApiError, isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import * as text from './submit.text';

/**
 * Runs a submit. Returns nothing on success, field errors, or why it could not be stored. The input
 * is kept in either case.
 */
export async function submitted(send: () => Promise<unknown>): Promise<SubmitAnswer> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const hasFields = Object.keys(error.fields).length > 0;
    if (hasFields) return error.fields;
    return error.status === null ? text.notStored : text.notStoredOurFault;
  }
}

/** Like `submitted`, but shows the API's own message for a rejection as a whole. */
export async function submittedOrExplained(send: () => Promise<unknown>): Promise<SubmitAnswer> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (Object.keys(error.fields).length > 0) return error.fields;
    return apiErrorMessage(error);
  }
}

/** Message for a failed action; no input is lost. */
export function apiErrorMessage({ status, message }: ApiError): string {
  if (status === null) return text.notStored;
  return status < 500 ? message : text.notStoredOurFault;
}
