import { useEndpoint } from '@nukkad/platform';
import type { PerformanceSpan } from '@nukkad/platform/contract';

/**
 * The numbers of the practice, counted anew when somebody comes back to the page.
 *
 * @example const stats = usePracticeStats();
 */
export const usePracticeStats = () =>
  useEndpoint('getPracticeStats', undefined, { refreshOnShow: true });

export const usePerformance = (span: PerformanceSpan) =>
  useEndpoint('getPerformance', { query: { span } }, { refreshOnShow: true });

/** The confirmed booking that comes next: what is waited for or has begun may stand before it. */
export const useComing = () =>
  useEndpoint(
    'getPracticeBookings',
    { query: { shown: 'upcoming', sort: 'time', direction: 'asc' } },
    { refreshOnShow: true },
  );

export const useVisitor = (clientId: string) =>
  useEndpoint('getClient', { params: { clientId } }, { refreshOnShow: true });
