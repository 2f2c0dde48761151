import { type ApiError, isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import * as text from './submit.text';

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
    if (hasFields) return error.fields;
    return error.status === null ? text.notStored : text.notStoredOurFault;
  }
}

/** As `submitted`, and what the API refuses as a whole is told in its own words. */
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

/** Why something was not done, for whoever pressed: nothing they wrote is lost. */
export function apiErrorMessage({ status, message }: ApiError): string {
  if (status === null) return text.notStored;
  return status < 500 ? message : text.notStoredOurFault;
}
