import { api, useEndpoint } from '@nukkad/platform';
import type { SubscriptionOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';

export const useBanner = () => useEndpoint('getBanner');

/** Subscribes to emails on a topic; returns the errors, if any. */
export function subscribe(body: SubscriptionOrder, key: string | undefined): Promise<SubmitAnswer> {
  return submitted(() => api.call('subscribe', { body }, key ? { idempotencyKey: key } : {}));
}
