import { useEndpoint } from '@nukkad/platform';

/** Everything that was set, to say how far each student is. */
export const useAllAssignments = () =>
  useEndpoint('getAssignments', { query: {} }, { refreshOnShow: true });
