import { useEndpoint, useParams } from '@nukkad/platform';

export const useStories = () => useEndpoint('getStories');

/** The story that the address names. */
export function useStory() {
  const { slug = '' } = useParams();
  return useEndpoint('getStory', { params: { slug } });
}
