import { useEndpoint, useParams } from '@nukkad/platform';

export const usePosts = () => useEndpoint('getPosts');

/** The article that the address names. */
export function usePost() {
  const { slug = '' } = useParams();
  return useEndpoint('getPost', { params: { slug } });
}
