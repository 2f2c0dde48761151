import { isApiError } from '@nukkad/platform';
import * as text from './common.text';

/** Message for a rejected form. */
export interface FormError {
  message: string;
  /** A retry with the same input may help: the API gave no verdict. */
  isRetryable: boolean;
  /** Requirement before a retry: a delay, or a field to correct. */
  next: string | null;
  /** The email is not verified yet; a code has been sent. */
  needsCode: boolean;
  /** Distinguishes repeated failures with equal texts, so that each is announced. */
  time: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Converts a failed call: `answered` if the API rejected the input, else a message that it did not
 * answer. Rethrows other errors.
 */
export function toFormError(error: unknown, answered: string): FormError {
  if (!isApiError(error)) throw error;
  const isJudged = error.status !== null && error.status < 500;
  return {
    message: isJudged ? answered : text.unreachable,
    isRetryable: !isJudged,
    next: error.retryAfter === null ? null : waitWords(error.retryAfter),
    needsCode: error.code === 'email-unverified',
    time: performance.now(),
  };
}

/** A duration in words, rounded up. */
export function waitWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return text.waitSeconds(seconds);
  if (seconds < 2 * HOUR) return text.waitMinutes(Math.ceil(seconds / MINUTE));
  return text.waitHours(Math.ceil(seconds / HOUR));
}
