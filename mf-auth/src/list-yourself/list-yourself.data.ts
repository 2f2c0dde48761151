import { api, isApiError, session } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import type { Refusal } from '../common/refusal';
import { fieldProblems, type Listing, orderOf, storedOf } from './list-yourself.model';

type Listed = { existed: boolean } | { refusal: Refusal; fields: SubmitAnswer };

export async function listYourself(listing: Listing, profession: string | null): Promise<Listed> {
  const body = orderOf(listing);
  try {
    const answer = await api.call('registerProfessional', { body });
    const stored = storedOf(body.email, profession, answer);
    if (stored !== null) session.remember(stored);
    return { existed: stored === null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isAnswered = error.status !== null;
    const problems = Object.values(error.fields);
    // In the API's words, as documented; of its fields without their names on the wire.
    const words = problems.length > 0 ? problems.join(' ') : error.message;
    const refusal: Refusal = {
      message: isAnswered ? words : common.unreachable,
      isRetryable: !isAnswered,
      wait: null,
      needsCode: false,
    };
    return { refusal, fields: fieldProblems(error.fields) };
  }
}
