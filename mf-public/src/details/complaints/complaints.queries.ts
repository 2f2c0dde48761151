import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { ComplaintsAnswer } from '@nukkad/platform/contract';

/** A page of public complaints about an officer; pages count from 1. */
export function useComplaints(officerId: string, page: number): Loaded<ComplaintsAnswer> {
  return useEndpoint('getComplaints', { query: { officerId, page } });
}
