import type { Query, QueryClient } from '@tanstack/react-query';
import { settleAbsence } from '../ahead/ahead';
import { failureOf } from '../api-client/api-error';
import type { Loaded } from '../data/use-endpoint';
import type { PageIdentity, StructuredData } from './page-head';
import type { PageSink } from './use-page';

/** What a page said about itself while it was rendered ahead of the visit. */
export interface CollectedPage {
  /** The last identity; null if the screen gave none. */
  page: PageIdentity | null;
  /** Structured data by part, for `headTags`. */
  parts: StructuredData[][];
  /** The address names nothing: render the fallback route instead. */
  isNotFound: boolean;
  /** The address names nothing; the screen says so itself. */
  isMissing: boolean;
  /** Rounds of reads: each began when one of the round before had been answered. */
  rounds: number;
}

/**
 * Collects what one rendering says.
 *
 * @param client cache of the page's reads
 * @example
 * const { sink, collected } = collectPage(client);
 * await prerender(<PageSinkContext value={sink}>…</PageSinkContext>);
 * if (collected().isNotFound) …
 */
export function collectPage(client: QueryClient): {
  sink: PageSink;
  /** Resolves when nothing that was begun is under way. */
  allAnswered: () => Promise<unknown>;
  collected: () => CollectedPage;
} {
  let page: PageIdentity | null = null;
  let isNotFound = false;
  let isMissing = false;
  const reads = new Map<Query, { round: number; answered: Promise<void> }>();
  let answeredRounds = 0;
  // React calls a component again that waited: equal data is one part's.
  const parts = new Set<string>();
  return {
    sink: {
      page(identity) {
        page = identity;
      },
      data(data) {
        if (data.length > 0) parts.add(JSON.stringify(data));
      },
      notFound() {
        isNotFound = true;
      },
      missing() {
        isMissing = true;
      },
      pending(read) {
        const query = client.getQueryCache().build(client, read);
        if (query.state.status !== 'pending') return null;
        const round = reads.get(query)?.round ?? answeredRounds + 1;
        const answered = client.prefetchQuery(read).then(() => {
          settleAbsence(query);
          answeredRounds = Math.max(answeredRounds, round);
        });
        reads.set(query, { round, answered });
        return loadedLater(query, answered);
      },
    },
    allAnswered: () => Promise.all([...reads.values()].map(({ answered }) => answered)),
    collected: () => ({
      page,
      parts: [...parts].map((text) => JSON.parse(text) as StructuredData[]),
      isNotFound,
      isMissing,
      rounds: Math.max(0, ...[...reads.values()].map(({ round }) => round)),
    }),
  };
}

/** A read that whoever looks at it waits for. React keeps it in the props of a part that waited. */
function loadedLater(query: Query, answered: Promise<void>): Loaded<unknown> {
  const later = {
    get state() {
      const { status } = query.state;
      if (status === 'pending') throw answered;
      return status === 'success' ? 'ready' : 'failed';
    },
    get value() {
      return query.state.data;
    },
    get failure() {
      return failureOf(query.state.error);
    },
    isRefreshing: false,
    staleFailure: null,
    retry: () => {},
  };
  return later as Loaded<unknown>;
}
