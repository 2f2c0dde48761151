import type { ApiError } from '@nukkad/platform';
import { saveErrorText as text } from '../wizard.text';

const MINUTE = 60;

/** Why something was not stored and the next step, in plain words. */
export function apiErrorMessage(error: ApiError | null): string {
  if (error === null) return text.ourFault;
  const { status, code, message, retryAfter } = error;
  if (status === null) return text.noConnection;
  if (status === 429) return text.tooOften(Math.ceil((retryAfter ?? 0) / MINUTE));
  if (code === 'validation') return text.notValid;
  return code === 'conflict' ? message : text.ourFault;
}
