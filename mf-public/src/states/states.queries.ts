import { useEndpoint, useParams } from '@nukkad/platform';

/** The state named by the address. */
export function useGeoState() {
  const { state = '' } = useParams();
  return useEndpoint('getState', { params: { slug: state } });
}
