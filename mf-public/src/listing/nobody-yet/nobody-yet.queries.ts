import { api } from '@nukkad/platform';
import type { ListingAlertAnswer, ListingAlertOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submittedOrExplained } from '../../common/submit';

/** Asks to be told; a signed-in user's own address is used. */
export const createListingAlert = (
  body: ListingAlertOrder,
  onDone: (answer: ListingAlertAnswer) => void,
): Promise<SubmitAnswer> =>
  submittedOrExplained(async () => onDone(await api.call('createListingAlert', { body })));
