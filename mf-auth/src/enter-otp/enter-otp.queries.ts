import { api } from '@nukkad/platform';
import { messages, type VerificationOrder } from '@nukkad/platform/contract';
import { sent } from '../common/code/send-code';
import { placeAfterVerification } from '../common/entrance/entrance.model';
import { enter } from '../common/entrance/entrance.queries';
import { type FormError, toFormError } from '../common/form-error';

/** Result of a code: the next page, a rejection, or a failure without a verdict. */
type Verified = { place: string } | { wrong: string } | { formError: FormError };

/** `from`: the page to return to, if one is known. */
export async function verify(order: VerificationOrder, from: string | null): Promise<Verified> {
  try {
    const account = await api.call('verifyOtp', { body: order });
    const profession = await enter(account, order.profession);
    return { place: placeAfterVerification(account, profession, from) };
  } catch (error) {
    const formError = toFormError(error, messages.invalidOtp);
    if (formError.isRetryable) return { formError };
    return { wrong: [formError.message, formError.next].filter(Boolean).join(' ') };
  }
}

export const resend = (email: string) => sent(() => api.call('resendOtp', { body: { email } }));
