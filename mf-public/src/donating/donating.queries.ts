import { api, type Failure, failureOf, useEndpoint } from '@nukkad/platform';
import type { Donation, DonationOrder } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import { useCallback, useEffect, useState } from 'react';
import { submittedOrExplained } from '../common/submit';
import { donationKeys } from './donation-keys';

export const useRunning = () => useEndpoint('getCampaigns', undefined, { refreshOnShow: true });

/**
 * Begins a donation and returns its address, which carries a guest's key. A retry after a lost
 * connection begins no second one.
 */
export function donate(
  campaignId: string,
  body: DonationOrder,
  how: IdempotencyKey,
  onBegun: (address: string) => void,
) {
  return submittedOrExplained(async () => {
    const order = { params: { campaignId }, body };
    const { donation, key } = await api.call('donate', order, how);
    if (key !== null) donationKeys.store(donation._id, key);
    onBegun(`/donations/${donation._id}${key === null ? '' : `#${key}`}`);
  });
}

export type DonationRead =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; donation: Donation; reload: () => void };

/** A donation, for its user or a guest with the key. */
export function useDonation(donationId: string, key: string | null): DonationRead {
  const [answered, set] = useState<Donation | Failure | 'loading'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on each retry
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const how = key === null ? {} : { bookingKey: key };
    api
      .call('getDonation', { params: { donationId } }, { signal, ...how })
      .catch(failureOf)
      .then((answer) => !signal.aborted && set(answer));
    return () => leaving.abort();
  }, [donationId, key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const retry = () => {
    set('loading');
    reload();
  };
  if (answered === 'loading') return { state: 'loading' };
  if ('_id' in answered) return { state: 'ready', donation: answered, reload };
  const { status } = answered;
  if (status !== null && status >= 400 && status < 500) return { state: 'unknown' };
  return { state: 'failed', failure: answered, retry };
}
