import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { SlotsAnswer } from '@nukkad/platform/contract';
import { indianDay } from '../../common/moments.model';
import { useNow } from '../../common/use-now';
import { weekRange } from './booking.model';

/** The times of a week; week 0 begins today, which only a browser knows. */
export function useSlots(vendorId: string, week: number): Loaded<SlotsAnswer> {
  const now = useNow();
  const query = now === null ? { from: '', to: '' } : weekRange(indianDay(now), week);
  return useEndpoint('getSlots', { params: { id: vendorId }, query }, { enabled: now !== null });
}
