import { api, isApiError, session } from '@nukkad/platform';
import { messages, type PasswordChanged, type PasswordResetOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type FormError, toFormError } from '../form-error';

type Changed =
  | Omit<PasswordChanged, 'message'>
  | { fields: SubmitAnswer }
  | { formError: FormError };

/** A call that takes a link's token and a new password. */
export type LinkCall = 'resetPassword' | 'takeBackEmail';

const invalidLink: Record<LinkCall, string> = {
  resetPassword: messages.resetLinkInvalid,
  takeBackEmail: messages.takeBackLinkInvalid,
};

/** Changes the password by the link's token. This ends all sessions of the account. */
export async function changePassword(call: LinkCall, order: PasswordResetOrder): Promise<Changed> {
  try {
    const { message: _said, ...changed } = await api.call(call, { body: order });
    const { emailID } = session.get().remembered;
    if (emailID?.toLowerCase() === changed.email.toLowerCase()) session.end('signed-out');
    return changed;
  } catch (error) {
    const isAboutPassword = isApiError(error, 'validation') && 'password' in (error.fields ?? {});
    if (isAboutPassword) return { fields: error.fields };
    return { formError: toFormError(error, invalidLink[call]) };
  }
}
