import { api } from '@nukkad/platform';
import { messages, type VerificationOrder } from '@nukkad/platform/contract';
import { sent } from '../common/code/send-code';
import { placeAfterVerification } from '../common/entrance/entrance.model';
import { enter } from '../common/entrance/entrance.queries';
import { type Refusal, refusalOf } from '../common/refusal';

/** What came of a code: the way on, what is wrong with it, or that nobody could judge it. */
type Verified = { place: string } | { wrong: string } | { refusal: Refusal };

export async function verify(order: VerificationOrder): Promise<Verified> {
  try {
    const account = await api.call('verifyOtp', { body: order });
    const profession = await enter(account, order.profession);
    return { place: placeAfterVerification(account, profession) };
  } catch (error) {
    const refusal = refusalOf(error, messages.invalidOtp);
    if (refusal.isRetryable) return { refusal };
    return { wrong: [refusal.message, refusal.next].filter(Boolean).join(' ') };
  }
}

export const resend = (email: string) => sent(() => api.call('resendOtp', { body: { email } }));
