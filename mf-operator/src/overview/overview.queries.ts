import { useEndpoint } from '@nukkad/platform';

/** Waiting cases by kind. */
export const useQueues = () =>
  useEndpoint('getQueues', undefined, { keepPrevious: true, refreshOnShow: true });
