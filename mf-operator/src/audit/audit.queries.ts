import { useEndpoint } from '@nukkad/platform';

/** Audit log, newest first. */
export const useAudit = (q: string, page: number) =>
  useEndpoint(
    'getAudit',
    { query: { page, ...(q !== '' && { q }) } },
    { keepPrevious: true, refreshOnShow: true },
  );
