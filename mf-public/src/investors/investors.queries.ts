import { api, useEndpoint } from '@nukkad/platform';
import type { InterestOrder } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submittedOrExplained } from '../common/submit';

export const useStartups = () => useEndpoint('getCampaigns', { query: { kind: 'startup' } });

/** Sends an investor's interest to the organiser; returns the errors, if any. */
export function sendInterest(
  campaignId: string,
  body: InterestOrder,
  how: IdempotencyKey,
  onSent: () => void,
): Promise<SubmitAnswer> {
  return submittedOrExplained(async () => {
    await api.call('sendInterest', { params: { campaignId }, body }, how);
    onSent();
  });
}
