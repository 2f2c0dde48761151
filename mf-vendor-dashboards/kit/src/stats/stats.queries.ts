import { useEndpoint } from '@nukkad/platform';
import type { PerformanceSpan } from '@nukkad/platform/contract';

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
