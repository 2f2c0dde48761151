import { api, useEndpoint } from '@nukkad/platform';
import type { SubscriptionOrder } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';

export const useBanner = () => useEndpoint('getBanner');

/** Subscribes to emails on a topic; returns the errors, if any. */
export function subscribe(body: SubscriptionOrder, how: IdempotencyKey): Promise<SubmitAnswer> {
  return submitted(() => api.call('subscribe', { body }, how));
}
