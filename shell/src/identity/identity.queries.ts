import { api, isApiError } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { text } from './identity.text';

/** Re-authenticates with the password. Returns the form's errors on failure. */
export async function confirmIdentity(password: string): Promise<SubmitAnswer> {
  try {
    await api.call('confirmIdentity', { body: { password } });
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'validation') return error.fields;
    if (error.code === 'network') return text.unreachable;
    return error.retryAfter === null ? error.message : text.tooMany(error.retryAfter);
  }
}
