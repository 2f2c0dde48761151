import { useEndpoint } from '@nukkad/platform';
import type { PerformanceSpan } from '@nukkad/platform/contract';

/**
 * Statistics of the practice, refreshed when the page becomes visible.
 *
 * @example const stats = usePracticeStats();
 */
export const usePracticeStats = () =>
  useEndpoint('getPracticeStats', undefined, { refreshOnShow: true });

export const usePerformance = (span: PerformanceSpan) =>
  useEndpoint('getPerformance', { query: { span } }, { refreshOnShow: true });

/** Upcoming bookings by time; pending or running ones may precede the next confirmed one. */
export const useComing = () =>
  useEndpoint(
    'getPracticeBookings',
    { query: { shown: 'upcoming', sort: 'time', direction: 'asc' } },
    { refreshOnShow: true },
  );

export const useVisitor = (clientId: string) =>
  useEndpoint('getClient', { params: { clientId } }, { refreshOnShow: true });
