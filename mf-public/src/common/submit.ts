import type { ApiError } from '@nukkad/platform';
import { submitWith } from '@nukkad/platform/submit';
import * as text from './submit.text';

/**
 * Runs a submit. Returns nothing on success, field errors, or why it could not be stored. The input
 * is kept in either case.
 */
export const submitted = submitWith(({ status }) =>
  status === null ? text.notStored : text.notStoredOurFault,
);

/** Message for a failed action; no input is lost. */
export function apiErrorMessage({ status, message }: ApiError): string {
  if (status === null) return text.notStored;
  return status < 500 ? message : text.notStoredOurFault;
}

/** Like `submitted`, but shows the API's own message for a rejection as a whole. */
export const submittedOrExplained = submitWith(apiErrorMessage);
