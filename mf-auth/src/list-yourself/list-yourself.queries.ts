import { type ApiError, api, isApiError, session } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type FormError, toFormError } from '../common/form-error';
import {
  fieldProblems,
  type Listing,
  listedStorage,
  registrationOrder,
} from './list-yourself.model';
import * as text from './list-yourself.text';

type Listed =
  | { existed: boolean; retryAfter?: number }
  | { formError: FormError; fields: SubmitAnswer };

export async function listYourself(listing: Listing, profession: string | null): Promise<Listed> {
  const body = registrationOrder(listing);
  try {
    const answer = await api.call('registerProfessional', { body });
    const stored = listedStorage(body.email, profession, answer);
    if (stored !== null) session.remember(stored);
    const { retryAfter } = answer;
    return { existed: stored === null, ...(retryAfter !== undefined && { retryAfter }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // In the API's words, as documented; of its fields without their names on the wire.
    const words = Object.values(error.fields).join(' ') || error.message;
    return { formError: refused(error, words), fields: fieldProblems(error.fields) };
  }
}

/** Everything that was answered is told in the answer's words, and not to be tried as it is. */
function refused(error: ApiError, words: string): FormError {
  const formError = toFormError(error, words);
  if (error.status === null) return formError;
  return { ...formError, message: words, isRetryable: false, next: text.passwordAgain };
}
