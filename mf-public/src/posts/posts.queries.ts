import { useEndpoint, useParams } from '@nukkad/platform';

export const usePosts = () => useEndpoint('getPosts');

/** The article named by the address. */
export function usePost() {
  const { slug = '' } = useParams();
  return useEndpoint('getPost', { params: { slug } });
}
