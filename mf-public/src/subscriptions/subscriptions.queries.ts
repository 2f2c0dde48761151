import { api, type Loaded, useEndpoint, useLocation, useSearchParams } from '@nukkad/platform';
import type { SubscriptionStanding } from '@nukkad/platform/contract';
import { useState } from 'react';

/** What a letter's link names: a subscription, and behind the `#` the key. */
export interface Linked {
  id: string;
  key: string;
}

/** Null for a link that is not whole. */
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

/** Opening the letter's link is the answer it asks for; done again, it is confirmed as before. */
export const useConfirmation = (linked: Linked): Loaded<SubscriptionStanding> =>
  useEndpoint('confirmSubscription', request(linked));

export const endSubscription = (linked: Linked): Promise<SubscriptionStanding> =>
  api.call('endSubscription', request(linked));
