import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';

export const useEngagements = (type: string) => useEndpoint('getEngagements', { query: { type } });

/** The signed-in user's past bookings of one profession. */
export function useOwnEngagements(profession: string): Loaded<Booking[]> {
  const query = { when: 'past' as const, profession };
  const past = useEndpoint('getMyBookings', { query }, { refreshOnShow: true });
  return past.state === 'ready' ? { ...past, value: past.value.bookings } : past;
}

export const useTrending = () => useEndpoint('getTrendingSearches');
export const useStates = () => useEndpoint('getStates');
export const useMostViewed = () => useEndpoint('getMostViewed');
export const useCampaigns = () => useEndpoint('getCampaigns');
export const usePosts = () => useEndpoint('getPosts');
export const useStories = () => useEndpoint('getStories');
export const useHomeFaq = () => useEndpoint('getFaq', { query: { key: 'home' } });
