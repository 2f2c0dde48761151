import { api, isApiError, session } from '@nukkad/platform';
import { messages, type RegistrationOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type FormError, toFormError } from '../common/form-error';
import { registeredStorage } from './register.model';

export type Registration = Omit<RegistrationOrder, 'phone'>;

/** Whether the account existed; if so, the seconds until another code can be sent. */
export type Existed = { existed: boolean; retryAfter?: number };

/** Result: continue to the code, field errors, or a rejection. */
export type Registered = Existed | { fields: SubmitAnswer } | { formError: FormError };

/** Creates an account. No placeholder phone number: the user adds one in the profile. */
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

/** An API answer has the documented text; no answer is reported as such. */
function refused(error: unknown): FormError {
  const status = isApiError(error) ? error.status : null;
  const answered = status === 400 ? messages.emailTaken : messages.somethingWrong;
  const formError = toFormError(error, answered);
  return status === null ? formError : { ...formError, message: answered };
}
