import { useEndpoint, useSession } from '@nukkad/platform';

/** A page of what people complain of about the officer who is signed in. */
export function useComplaints(page: number) {
  const officerId = useSession((state) => state.remembered.vendorId);
  return useEndpoint(
    'getComplaints',
    { query: { ...(officerId !== null && { officerId }), page } },
    { enabled: officerId !== null, keepPrevious: true, refreshOnShow: true },
  );
}
