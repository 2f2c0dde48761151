import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api-client/api';
import { type Failure, failureOf } from '../api-client/api-error';
import type { Answer, CallName, Request } from '../contract';

/** Where a read stands. `ready` stays `ready` when a later refresh fails: old data beats none. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | {
      state: 'ready';
      value: T;
      /** A newer answer is on its way; `value` may belong to the request before. */
      isRefreshing: boolean;
      /** Why the last refresh failed; null when it did not. */
      staleFailure: Failure | null;
      retry: () => void;
    };

export interface ReadOptions {
  /** False waits: the request is not known yet. */
  enabled?: boolean;
  /** Shows the last request's answer while the next one loads, for paging. */
  keepPrevious?: boolean;
  /** Reads again when the person comes back to the page and the answer is older than a minute. */
  refreshOnShow?: boolean;
  /** Reads again so often while the page is seen, in milliseconds. */
  refreshEvery?: number;
  /** Asks again so often while there is no answer and the page is seen, in milliseconds. */
  retryEvery?: number;
}

/**
 * Reads an endpoint for a screen: one request for equal arguments, kept for a minute, aborted
 * when nobody waits for it any more.
 *
 * @example const listing = useEndpoint('getVendorsByCategory', { query: { categoryId, page } });
 */
export function useEndpoint<N extends CallName>(
  name: N,
  request?: Request<N>,
  {
    enabled = true,
    keepPrevious = false,
    refreshOnShow = false,
    refreshEvery,
    retryEvery,
  }: ReadOptions = {},
): Loaded<Answer<N>> {
  const query = useQuery<Answer<N>>({
    queryKey: [name, request ?? null],
    queryFn: ({ signal }) => api.call(name, request, { signal }),
    enabled,
    refetchOnWindowFocus: refreshOnShow,
    refetchInterval: ({ state: { status, data } }) =>
      (status === 'error' && data === undefined && retryEvery) || (refreshEvery ?? false),
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  });
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return {
      state: 'ready',
      value: query.data as Answer<N>,
      isRefreshing: query.isFetching,
      staleFailure: query.isError ? failureOf(query.error) : null,
      retry,
    };
  }
  // A refetch after a failure is loading again for the person who pressed Retry.
  if (query.isError && !query.isFetching) {
    return { state: 'failed', failure: failureOf(query.error), retry };
  }
  return { state: 'loading' };
}
