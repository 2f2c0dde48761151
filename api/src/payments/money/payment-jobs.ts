import type { JobKind } from '../../core/jobs/job-kind';
import type { PaymentEvent } from '../providers/provider';

/** The row that the job is about. */
interface About {
  id: string;
}

/** Provider calls, made after the transaction that decides on them. */

export const orderJob: JobKind<About> = { name: 'payment-order', priority: 'high' };
export const lookUpJob: JobKind<About> = {
  name: 'payment-look-up',
  priority: 'normal',
  keyOf: ({ id }) => id,
};
export const refundJob: JobKind<About> = { name: 'payment-refund', priority: 'normal' };
/** `id`: the movement of the refund. */
export const creditNoteJob: JobKind<About> = { name: 'credit-note', priority: 'low' };
export const refundLookUpJob: JobKind<About> = {
  name: 'refund-look-up',
  priority: 'low',
  keyOf: ({ id }) => id,
};
export const payoutJob: JobKind<About> = { name: 'payout', priority: 'normal' };
export const payoutLookUpJob: JobKind<About> = {
  name: 'payout-look-up',
  priority: 'low',
  keyOf: ({ id }) => id,
};
export const accountCheckJob: JobKind<About> = {
  name: 'payout-account-check',
  priority: 'normal',
  keyOf: ({ id }) => id,
};
export const testPaymentJob: JobKind<PaymentEvent> = { name: 'test-payment', priority: 'normal' };
export const campaignRefundsJob: JobKind<About> = {
  name: 'campaign-refunds',
  priority: 'normal',
  keyOf: ({ id }) => id,
};
