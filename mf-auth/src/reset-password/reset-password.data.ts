import { api, isApiError, session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { sent } from '../common/code/send-code';
import { type Refusal, refusalOf } from '../common/refusal';
import type { NewPassword } from './reset-password.model';

type Changed = { fields: SubmitAnswer } | { refusal: Refusal } | null;

/** Changes the password; null when it is changed. The sessions of the account end with it. */
export async function changePassword(body: NewPassword): Promise<Changed> {
  try {
    await api.call('resetPassword', { body });
    const { emailID } = session.get().remembered;
    if (emailID?.toLowerCase() === body.email.trim().toLowerCase()) session.end('signed-out');
    return null;
  } catch (error) {
    if (isApiError(error, 'validation')) return { fields: error.fields };
    if (isApiError(error, 'otp-invalid')) return { fields: { otp: messages.invalidOtp } };
    return { refusal: refusalOf(error, messages.invalidOtp) };
  }
}

export const sendAgain = (email: string) =>
  sent(() => api.call('forgotPassword', { body: { email } }));
