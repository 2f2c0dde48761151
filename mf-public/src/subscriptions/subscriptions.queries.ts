import { api, type Loaded, useEndpoint, useLocation, useSearchParams } from '@nukkad/platform';
import type { SubscriptionStanding } from '@nukkad/platform/contract';
import { useState } from 'react';

/** Content of an email's link: the subscription, and the key in the hash. */
export interface Linked {
  id: string;
  key: string;
}

/** Null for an incomplete link. */
export function useLinked(): Linked | null {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [linked] = useState({ id: query.get('id') ?? '', key: decoded(hash.slice(1)) });
  return linked.id === '' || linked.key === '' ? null : linked;
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

const request = ({ id, key }: Linked) => ({ params: { subscriptionId: id }, body: { key } });

/** Opening the link confirms the subscription; idempotent. */
export const useConfirmation = (linked: Linked): Loaded<SubscriptionStanding> =>
  useEndpoint('confirmSubscription', request(linked));

export const endSubscription = (linked: Linked): Promise<SubscriptionStanding> =>
  api.call('endSubscription', request(linked));
