import { api, type Loaded, useEndpoint } from '@nukkad/platform';
import type { SlotsAnswer } from '@nukkad/platform/contract';
import { indianDay } from '../clock/india-time.model';
import { useNow } from '../clock/use-now';
import { type Wanted, wantedQuery, weekRange } from './times.model';

/** Slots of a week; week 0 begins today, which only a browser knows. */
export function useSlots(vendorId: string, wanted: Wanted, week: number): Loaded<SlotsAnswer> {
  const now = useNow();
  const range = now === null ? { from: '', to: '' } : weekRange(indianDay(now), week);
  const query = { ...range, ...wantedQuery(wanted) };
  return useEndpoint('getSlots', { params: { id: vendorId }, query }, { enabled: now !== null });
}

/** Joins the waitlist of a day. */
export async function joinWaitlist(vendorId: string, { kind }: Wanted, date: string) {
  await api.call('joinWaitlist', { body: { vendorId, kind, date } });
}
