import { useEndpoint } from '@nukkad/platform';

export const useEngagements = (type: string) => useEndpoint('getEngagements', { query: { type } });
export const useTrending = () => useEndpoint('getTrendingSearches');
export const useStates = () => useEndpoint('getStates');
export const useMostViewed = () => useEndpoint('getMostViewed');
export const useCampaigns = () => useEndpoint('getCampaigns');
export const usePosts = () => useEndpoint('getPosts');
export const useStories = () => useEndpoint('getStories');
export const useHomeFaq = () => useEndpoint('getFaq', { query: { key: 'home' } });
