import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { PayoutAccountOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/saving/submit';

export const usePayouts = () => useEndpoint('getPayouts', undefined, { refreshOnShow: true });

/** Gives the account for payouts; asks for a fresh proof where the sign-in is old. */
export function useSaveAccount(onSaved: () => void) {
  const answers = useAnswers();
  return (body: PayoutAccountOrder): Promise<SubmitAnswer> =>
    submitted(async () => {
      const saved = await api.call('savePayoutAccount', { body });
      answers.change('getPayouts', undefined, () => saved);
      onSaved();
    });
}
