import type { ApiError } from '@nukkad/platform';
import * as text from '../common.text';

const MINUTE = 60;

/** Codes whose API message is written for users; other messages are technical. */
const codesWithMessage: readonly string[] = [
  'booking-state',
  'conflict',
  'demonstration',
  'draft-changed',
  'email-taken',
  'otp-invalid',
  'passkey-invalid',
  'passkey-required',
  'place-unknown',
  'reauthentication-required',
  'slot-taken',
  'too-late',
];

/** Why a save failed, and what to do next. */
export function apiErrorMessage({
  status,
  code,
  message,
  retryAfter,
}: Pick<ApiError, 'status' | 'code' | 'message' | 'retryAfter'>): string {
  if (status === null) return text.notStored;
  if (status === 429) {
    return `${text.tooOften} ${text.tryAgainIn(Math.ceil((retryAfter ?? 0) / MINUTE))}`;
  }
  return codesWithMessage.includes(code) ? message : text.notStoredOurFault;
}
