import { useEndpoint, useParams } from '@nukkad/platform';

export const useStories = () => useEndpoint('getStories');

/** The story named by the address. */
export function useStory() {
  const { slug = '' } = useParams();
  return useEndpoint('getStory', { params: { slug } });
}
