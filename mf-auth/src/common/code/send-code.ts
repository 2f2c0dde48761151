import { isApiError } from '@nukkad/platform';
import { type CodeSent, limits } from '@nukkad/platform/contract';
import * as common from '../common.text';
import { waitWords } from '../refusal';
import * as text from './code.text';
import type { Sent } from './resend';

/** Words for a request that was refused. */
interface RefusedWords {
  tooOften: string;
  refused: string;
}

/** Asks for a code or a link by `ask`, and tells what came of it. */
export async function sent(
  ask: () => Promise<CodeSent>,
  words: RefusedWords = text.refusals,
): Promise<Sent> {
  try {
    const { message, retryAfter } = await ask();
    return { told: message, retryAfter, isRefused: false, isUnknown: false };
  } catch (error) {
    return { ...refused(error, words), isRefused: true };
  }
}

function refused(error: unknown, words: RefusedWords): Omit<Sent, 'isRefused'> {
  if (!isApiError(error)) throw error;
  const { status, code } = error;
  if (status === 429) {
    const retryAfter = error.retryAfter ?? limits.otpResendSeconds;
    return { told: `${words.tooOften} ${waitWords(retryAfter)}`, retryAfter, isUnknown: false };
  }
  const isUnknown = code === 'registration-unknown';
  const isJudged = status !== null && status < 500;
  const told = isUnknown ? text.unknown : isJudged ? words.refused : common.unreachable;
  return { told, retryAfter: 0, isUnknown };
}
