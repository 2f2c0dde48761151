import { useEndpoint, useParams } from '@nukkad/platform';

/** The state that the address names. */
export function useGeoState() {
  const { state = '' } = useParams();
  return useEndpoint('getState', { params: { slug: state } });
}
