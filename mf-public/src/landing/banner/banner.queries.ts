import { api, useEndpoint } from '@nukkad/platform';
import type { SubscriptionOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';

export const useBanner = () => useEndpoint('getBanner');

/** Asks for letters on a topic; nothing when they are asked for, else what is wrong. */
export function subscribe(body: SubscriptionOrder, key: string | undefined): Promise<SubmitAnswer> {
  return submitted(() => api.call('subscribe', { body }, key ? { idempotencyKey: key } : {}));
}
