import { api, isApiError, session } from '@nukkad/platform';
import { messages, type RegistrationOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type FormError, toFormError } from '../common/form-error';
import { registeredStorage } from './register.model';

export type Registration = Omit<RegistrationOrder, 'phone'>;

/** Whether the account existed; if so, in how many seconds another code can be sent. */
export type Existed = { existed: boolean; retryAfter?: number };

/** What came of it: the way to the code, words at the fields, or why it was refused. */
export type Registered = Existed | { fields: SubmitAnswer } | { formError: FormError };

/** Creates an account. A phone is never invented: the person adds one in the profile. */
export async function register(registration: Registration): Promise<Registered> {
  const email = registration.email.trim();
  try {
    const answer = await api.call('registerUser', { body: { ...registration, email, phone: '' } });
    const stored = registeredStorage(email, answer);
    if (stored !== null) session.remember(stored);
    const { retryAfter } = answer;
    return { existed: stored === null, ...(retryAfter !== undefined && { retryAfter }) };
  } catch (error) {
    if (isApiError(error, 'validation')) return { fields: error.fields };
    return { formError: refused(error) };
  }
}

/** Whatever is answered has the documented words; what nobody answered is told as that. */
function refused(error: unknown): FormError {
  const status = isApiError(error) ? error.status : null;
  const answered = status === 400 ? messages.emailTaken : messages.somethingWrong;
  const formError = toFormError(error, answered);
  return status === null ? formError : { ...formError, message: answered };
}
