import { api, type Loaded, useEndpoint, useLocation, useSearchParams } from '@nukkad/platform';
import type { ListingAlertStanding, SubscriptionStanding } from '@nukkad/platform/contract';
import { useState } from 'react';
import { text } from './subscriptions.text';

/** Content of an email's link: the subscription or listing alert, and the key in the hash. */
export interface Linked {
  kind: 'subscription' | 'alert';
  id: string;
  key: string;
}

/** What the link is for, according to its query. */
export const linkKind = (query: URLSearchParams): Linked['kind'] =>
  query.get('kind') === 'alert' ? 'alert' : 'subscription';

/** Null for an incomplete link. Call it after hydration: the hash has the key. */
export function useLinked(): Linked | null {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [linked] = useState(
    (): Linked => ({
      kind: linkKind(query),
      id: query.get('id') ?? '',
      key: decoded(hash.slice(1)),
    }),
  );
  return linked.id === '' || linked.key === '' ? null : linked;
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

const ofSubscription = ({ id, key }: Linked) => ({
  params: { subscriptionId: id },
  body: { key },
});
const ofAlert = ({ id, key }: Linked) => ({ params: { alertId: id }, body: { key } });

/** Opening the link confirms the subscription; idempotent. */
export const useConfirmation = (linked: Linked): Loaded<SubscriptionStanding> =>
  useEndpoint('confirmSubscription', ofSubscription(linked));

/** The same for a listing alert. */
export const useAlertConfirmation = (linked: Linked): Loaded<ListingAlertStanding> =>
  useEndpoint('confirmListingAlert', ofAlert(linked));

/** Ends what the link is for; returns what is said of it. */
export async function endLinked(linked: Linked): Promise<string> {
  if (linked.kind === 'alert') {
    const { topic, city } = await api.call('endListingAlert', ofAlert(linked));
    return topic && city ? text.alertEndedWhy(topic, city) : text.alertGoneWhy;
  }
  const { title, email } = await api.call('endSubscription', ofSubscription(linked));
  return text.endedWhy(title, email);
}
