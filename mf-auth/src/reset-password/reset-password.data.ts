import { api, isApiError, session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type Refusal, refusalOf } from '../common/refusal';

type Changed = { email: string } | { fields: SubmitAnswer } | { refusal: Refusal };

/** Changes the password by the link's token. The sessions of the account end with it. */
export async function changePassword(token: string, password: string): Promise<Changed> {
  try {
    const { email } = await api.call('resetPassword', { body: { token, password } });
    const { emailID } = session.get().remembered;
    if (emailID?.toLowerCase() === email.toLowerCase()) session.end('signed-out');
    return { email };
  } catch (error) {
    const isAboutPassword = isApiError(error, 'validation') && 'password' in (error.fields ?? {});
    if (isAboutPassword) return { fields: error.fields };
    return { refusal: refusalOf(error, messages.resetLinkInvalid) };
  }
}
