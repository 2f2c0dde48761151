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
    // The API's own texts, as documented; field errors without their wire names.
    const words = Object.values(error.fields).join(' ') || error.message;
    return { formError: refused(error, words), fields: fieldProblems(error.fields) };
  }
}

/** An API rejection, shown with these texts and without Retry. */
function refused(error: ApiError, words: string): FormError {
  const formError = toFormError(error, words);
  if (error.status === null) return formError;
  return { ...formError, message: words, isRetryable: false, next: text.passwordAgain };
}
