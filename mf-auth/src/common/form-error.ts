import { isApiError } from '@nukkad/platform';
import * as text from './common.text';

/** Why a form was not accepted, in words for the person. */
export interface FormError {
  message: string;
  /** Trying again with the same answers may help: nobody has judged them. */
  isRetryable: boolean;
  /** What comes before another attempt: time, or an answer to be given again. */
  next: string | null;
  /** The e-mail was not verified yet; a code is on its way. */
  needsCode: boolean;
  /** Sets it apart from an earlier one in the same words, which is told anew. */
  time: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A failed call as it is told: `answered` where the API judged what was typed, otherwise that
 * nobody did. What is no failed call is thrown on.
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

/** Seconds as people count them, never too few. */
export function waitWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return text.waitSeconds(seconds);
  if (seconds < 2 * HOUR) return text.waitMinutes(Math.ceil(seconds / MINUTE));
  return text.waitHours(Math.ceil(seconds / HOUR));
}
