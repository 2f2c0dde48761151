import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { api } from '../api-client/api';
import { type Failure, failureOf } from '../api-client/api-error';
import type { Answer, CallName, Request } from '../contract';
import { PageSinkContext } from '../page/use-page';

/** State of a read. `ready` stays `ready` when a later refresh fails: old data beats none. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | {
      state: 'ready';
      value: T;
      /** A refresh is under way; `value` may belong to the previous request. */
      isRefreshing: boolean;
      /** Failure of the last refresh, else null. */
      staleFailure: Failure | null;
      retry: () => void;
    };

export interface ReadOptions<N extends CallName = CallName> {
  /** False while the request's arguments are not known yet. */
  enabled?: boolean;
  /** Shows the previous request's answer while the next one loads, for paging; if it fits. */
  keepPrevious?: boolean | ((previous: Request<N>) => boolean);
  /** Reads again when the page becomes visible and the answer is older than a minute. */
  refreshOnShow?: boolean;
  /** Refresh interval while the page is visible, in milliseconds. */
  refreshEvery?: number;
  /** Retry interval while there is no answer and the page is visible, in milliseconds. */
  retryEvery?: number;
}

/**
 * Reads an endpoint for a screen: one request for equal arguments, cached for a minute, aborted
 * when no screen needs it any more.
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
  }: ReadOptions<N> = {},
): Loaded<Answer<N>> {
  const fits = (previous: Request<N>) =>
    typeof keepPrevious === 'function' ? keepPrevious(previous) : keepPrevious;
  const read = {
    queryKey: [name, request ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(name, request, { signal }),
  };
  const sink = useContext(PageSinkContext);
  const pending = sink && enabled ? sink.pending(read) : null;
  const query = useQuery<Answer<N>>({
    ...read,
    enabled,
    refetchOnWindowFocus: refreshOnShow,
    refetchInterval: ({ state: { status, data } }) =>
      (status === 'error' && data === undefined && retryEvery) || (refreshEvery ?? false),
    ...(keepPrevious && { placeholderData: previousThat(fits) as never }),
  });
  if (pending) return pending as Loaded<Answer<N>>;
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
  // Report a refetch after a failure as loading: the user pressed Retry.
  if (query.isError && !query.isFetching) {
    return { state: 'failed', failure: failureOf(query.error), retry };
  }
  return { state: 'loading' };
}

/** The previous answer, if its request fits. */
const previousThat =
  <N extends CallName>(fits: (previous: Request<N>) => boolean) =>
  (answer: unknown, asked?: { queryKey: readonly unknown[] }) =>
    asked && fits(asked.queryKey[1] as Request<N>) ? answer : undefined;
