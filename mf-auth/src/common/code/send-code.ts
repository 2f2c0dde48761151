import { isApiError } from '@nukkad/platform';
import { type CodeSent, limits } from '@nukkad/platform/contract';
import * as common from '../common.text';
import { waitWords } from '../form-error';
import * as text from './code.text';
import type { Sent } from './resend';

/** Texts for a rejected request. */
interface SendErrorText {
  tooOften: string;
  refused: string;
}

/** Requests a code or link with `ask`, and returns the result. */
export async function sent(
  ask: () => Promise<CodeSent>,
  words: SendErrorText = text.sendErrors,
): Promise<Sent> {
  try {
    const { message, retryAfter } = await ask();
    return { message, retryAfter, isRefused: false, isUnknown: false };
  } catch (error) {
    return { ...refused(error, words), isRefused: true };
  }
}

function refused(error: unknown, words: SendErrorText): Omit<Sent, 'isRefused'> {
  if (!isApiError(error)) throw error;
  const { status, code } = error;
  if (status === 429) {
    const retryAfter = error.retryAfter ?? limits.otpResendSeconds;
    return { message: `${words.tooOften} ${waitWords(retryAfter)}`, retryAfter, isUnknown: false };
  }
  const isUnknown = code === 'registration-unknown';
  const isJudged = status !== null && status < 500;
  const message = isUnknown ? text.unknown : isJudged ? words.refused : common.unreachable;
  return { message, retryAfter: 0, isUnknown };
}
