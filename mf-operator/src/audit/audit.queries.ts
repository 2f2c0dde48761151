import { useEndpoint } from '@nukkad/platform';

/** What operators did, the newest first. */
export const useAudit = (q: string, page: number) =>
  useEndpoint(
    'getAudit',
    { query: { page, ...(q !== '' && { q }) } },
    { keepPrevious: true, refreshOnShow: true },
  );
