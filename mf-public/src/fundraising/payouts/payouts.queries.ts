import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { PayoutAccountOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submittedOrExplained } from '../../common/submit';

const named = (campaignId: string) => ({ params: { campaignId } });

export const useCampaignPayouts = (campaignId: string) =>
  useEndpoint('getCampaignPayouts', named(campaignId));

/** Gives the account for the donations; asks for a fresh proof where the sign-in is old. */
export function useSaveAccount(campaignId: string, onSaved: () => void) {
  const answers = useAnswers();
  return (body: PayoutAccountOrder): Promise<SubmitAnswer> =>
    submittedOrExplained(async () => {
      const order = { ...named(campaignId), body };
      const saved = await api.call('saveCampaignPayoutAccount', order);
      answers.change('getCampaignPayouts', named(campaignId), () => saved);
      onSaved();
    });
}
