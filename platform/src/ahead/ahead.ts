import type { Query, QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { ApiError, type Failure, failureOf, isAbsence } from '../api-client/api-error';
import type { GeoPlace } from '../contract';

/**
 * State of a page rendered ahead of the visit. It travels in the page as JSON, so that hydration
 * renders the same.
 */
export interface AheadState {
  /** Lock of the composition that rendered the page; no other one may hydrate it. */
  lock: string;
  /** Public origin, for absolute URLs: `https://nukkad.example`. */
  origin: string;
  /** Search locality of the page. */
  place: GeoPlace;
  /** The address names that locality with `?loc=`. */
  isPlaceNamed?: boolean;
  /** Answers of the API by query key. */
  answers: [key: readonly unknown[], answer: unknown][];
  /** Reads that the API answered with there being nothing, by query key. */
  absences?: [key: readonly unknown[], absence: Omit<Failure, 'requestId'>][];
  /** The address names nothing: the page is the fallback route's. */
  isUnknown?: boolean;
}

/** Provided while rendering ahead and in a page that was; null elsewhere. */
export const AheadContext = createContext<AheadState | null>(null);

/** State of the page's rendering ahead, for server snapshots of stores; null without one. */
export function useAhead(): AheadState | null {
  return useContext(AheadContext);
}

const never = () => () => {};

/**
 * True while rendering ahead of the visit and while hydrating, then false. Parts that wait for the
 * browser start complete if it is true.
 *
 * @param matters false where it would change nothing: each component that asks renders once more
 *   after hydration
 * @example const isAhead = useIsAhead(); const [isShown, setShown] = useState(isAhead);
 */
export function useIsAhead(matters = true): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => matters,
  );
}

/** What a page has read; other failures stay behind. */
export type AheadReads = Pick<AheadState, 'answers' | 'absences'>;

/** Answers and absences of a cache. */
export function readsOf(client: QueryClient): AheadReads {
  const queries = client.getQueryCache().getAll();
  const absent = queries.filter(({ state }) => isAbsence(state.error));
  return {
    answers: queries
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data]),
    ...(absent.length > 0 && {
      absences: absent.map(({ queryKey, state }) => {
        // Each read has an id of its own; the page is the same.
        const { requestId: _, ...absence } = failureOf(state.error);
        return [queryKey, absence];
      }),
    }),
  };
}

/** Has an absence shown as it is; a failure is asked for again by whoever shows it. */
export function settleAbsence(query: Query): void {
  if (isAbsence(query.state.error)) query.setState({ isInvalidated: false });
}

/** True if a read failed in a way that does not travel. */
export function hasLostReads(client: QueryClient): boolean {
  const queries = client.getQueryCache().getAll();
  return queries.some(({ state }) => state.status === 'error' && !isAbsence(state.error));
}

/** Puts what was read into a cache, as fresh as if it had just arrived. */
export function seedReads(client: QueryClient, { answers, absences = [] }: AheadReads): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  for (const [queryKey, { code, status, message }] of absences) {
    const error = new ApiError(code as ApiError['code'], message, status);
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1 });
  }
}
