import { useEndpoint } from '@nukkad/platform';

/** What waits for operators, by kind. */
export const useQueues = () =>
  useEndpoint('getQueues', undefined, { keepPrevious: true, refreshOnShow: true });
