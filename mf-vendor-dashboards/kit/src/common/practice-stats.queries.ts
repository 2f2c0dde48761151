import { useEndpoint } from '@nukkad/platform';

/**
 * Statistics of the practice, refreshed when the page becomes visible.
 *
 * @example const stats = usePracticeStats();
 */
export const usePracticeStats = () =>
  useEndpoint('getPracticeStats', undefined, { refreshOnShow: true });
