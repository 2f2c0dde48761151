import { api, isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { sent } from '../common/code/send-code';
import { type FormError, toFormError } from '../common/form-error';
import * as text from './forgot-password.text';

type Asked = { retryAfter: number } | { fields: SubmitAnswer } | { formError: FormError };

/** Requests a link. The answer does not reveal whether the address has an account. */
export async function askForLink(email: string): Promise<Asked> {
  try {
    const { retryAfter } = await api.call('forgotPassword', { body: { email } });
    return { retryAfter };
  } catch (error) {
    if (isApiError(error, 'validation')) return { fields: error.fields };
    return { formError: toFormError(error, text.failed) };
  }
}

export const askAgain = (email: string) =>
  sent(() => api.call('forgotPassword', { body: { email } }), text.sendErrors);
