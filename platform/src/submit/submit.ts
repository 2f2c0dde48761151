// Compiled into its users; the package's name reaches the error class of the shared instance.
import { type ApiError, isApiError } from '@nukkad/platform';

/** Nothing on success, messages by field, or a message for the whole form. */
type SubmitErrors = undefined | string | Readonly<Record<string, string>>;

/**
 * A function that runs a submission and returns what its form shows: nothing on success, the errors
 * by field, or `messageFor` the error as a whole. Errors that are not the API's are thrown.
 *
 * @example const submitted = submitWith(apiErrorMessage);
 */
export function submitWith(messageFor: (error: ApiError) => string) {
  return async (send: () => Promise<unknown>): Promise<SubmitErrors> => {
    try {
      await send();
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return Object.keys(error.fields).length > 0 ? error.fields : messageFor(error);
    }
  };
}
