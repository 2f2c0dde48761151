import { useEndpoint } from '@nukkad/platform';

/** All assignments, for the progress of each student. */
export const useAllAssignments = () =>
  useEndpoint('getAssignments', { query: {} }, { refreshOnShow: true });
