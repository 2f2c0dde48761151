import type { GeoPlace } from '@nukkad/platform/contract';
import { watchCache } from '../metrics/instruments';
import { RenderFailure, type Rendering } from '../processes/lock-process';
import {
  type LockState,
  lockProcesses,
  type Processes,
  type ProcessesOptions,
} from '../processes/processes';
import type { Blame, RenderedDocument } from '../protocol';
import { type Forms, formsOf } from '../serving/whole-file';
import { firstOfMinute } from './first-of-minute';
import { normalisedAddress } from './normalised-address';
import { type PageCache, pageCache } from './page-cache';
import { type PageCounts, pageCounters, type RecentFailure } from './page-counts';
import { releasedPages } from './released-page';
import { sharedReads } from './shared-reads';
import { surrogateKeys } from './surrogate-keys';
import { within } from './within';

/** A request for a page. */
export interface PageRequest {
  /** Path and query as requested. */
  address: string;
  /** The released page that would be served otherwise. */
  document: string;
  place: GeoPlace;
  /** False for a lock that a link names: it never takes the place of what everybody runs. */
  isLive?: boolean;
}

/** A rendered page as it is served. */
export interface ServedPage extends RenderedDocument {
  lock: string;
  /** In the encoding that the client accepts; each is made once. */
  form: Forms;
  /** Names under which a CDN drops the page. */
  keys: readonly string[];
  /** Paths of the API that it was rendered from. */
  reads: readonly string[];
}

/** What operators see of rendering. Counters are those of this process since its start. */
export interface RenderingState {
  /** Locks that have a process, the last used one first. */
  locks: LockState[];
  /** Processes of earlier locks that still answer. */
  draining: number;
  cache: { pages: number; bytes: number };
  parts: Record<string, PageCounts>;
  /** Of the last five minutes. */
  failures: RecentFailure[];
}

/** Pages rendered ahead of the visit. */
export interface RenderedPages {
  /**
   * The rendered page, or null when the released one is to be served: the page is not rendered
   * ahead, or not within the time limit. Never rejects.
   */
  page(request: PageRequest): Promise<ServedPage | null>;
  state(): RenderingState;
  close(): void;
}

/** Milliseconds for which nothing is asked again. A change is seen after the sum of both at the most. */
export interface Freshness {
  /** A page is served without asking whether what it read has changed. */
  pages: number;
  /** An answer of the API serves all pages that read it. */
  reads: number;
}

export interface RenderedPagesOptions extends ProcessesOptions {
  /** Hears of equal failures at most once a minute. */
  onBlame: ProcessesOptions['onBlame'];
  /** Public origin, for absolute URLs. */
  origin: string;
  /** Milliseconds that a visitor waits; rendering goes on for the next one. */
  budget: number;
  /** Default: a second each. */
  freshFor?: Freshness;
  /** Starts the processes; tests pass a fake. */
  start?: (options: ProcessesOptions) => Processes;
}

const FRESH_FOR: Freshness = { pages: 1_000, reads: 1_000 };
/** Milliseconds after which an answer that failed is asked for again. */
const SOON = 1_000;
/** Milliseconds after which a page that could not be rendered is tried again. */
const AGAIN_AFTER = 5_000;
/** Milliseconds for which a page is served while the API does not say whether it has changed. */
const UNREAD_FOR = 60_000;

/** A page with what it was rendered from; null stands for the released page. */
interface Cached extends Pick<Rendering, 'by' | 'reads'> {
  page: ServedPage | null;
  /** When what it read was last known to be as it was. */
  confirmedAt: number;
  /** When that is asked again. */
  dueAt: number;
}

/** One page to make. */
interface Wanted {
  key: string;
  lock: string;
  request: PageRequest;
}

/**
 * Renders pages and keeps them. A kept page is served for a second; after that what it read is read
 * again, and the page is rendered anew only if an answer differs. So a change is seen within two
 * seconds whatever table it was in, and one rendering serves all visitors of that time. While the
 * API does not answer, pages are served for a minute as they were.
 */
export function renderedPages(options: RenderedPagesOptions): RenderedPages {
  const { origin, budget, freshFor = FRESH_FOR, start = lockProcesses } = options;
  const counters = pageCounters();
  const isNew = firstOfMinute();
  const onBlame = (lock: string, blame: Blame) => {
    counters.failed(blame, blame.cause);
    const { part, version, cause, message } = blame;
    if (isNew(`${part} ${version} ${cause} ${message}`)) options.onBlame(lock, blame);
  };
  const answers = sharedReads(options.read, { freshFor: freshFor.reads });
  const processes = start({ ...options, read: answers.read, onBlame });
  const released = releasedPages();
  const cache: PageCache<Cached> = pageCache();
  const underWay = new Map<string, Promise<Cached>>();
  const unwatch = watchCache(() => cache.held().size);

  const put = (key: string, one: Cached, size = one.page?.document.length ?? 0): Cached => {
    cache.set(key, one, size);
    return one;
  };

  /** Keeps a rendered page. One that came out as before keeps its compressed forms. */
  function keep({ key, lock }: Wanted, { page, by, reads }: Rendering, before?: Cached): Cached {
    const now = Date.now();
    const times = { confirmedAt: now, dueAt: now + (page ? freshFor.pages : AGAIN_AFTER) };
    if (page) counters.add(by?.part, 'rendered');
    if (page && before?.page && sameDocument(page, before.page)) {
      return Object.assign(before, { by, reads, ...times });
    }
    const one: Cached = { page: null, by, reads, ...times };
    if (page) {
      const form = formsOf(page.document, (bytes) => cache.grow(key, one, bytes));
      const keys = surrogateKeys(lock, reads);
      one.page = { ...page, lock, form, keys, reads: reads.map(([path]) => path) };
    }
    return put(key, one);
  }

  async function render(wanted: Wanted, before?: Cached): Promise<Cached> {
    const { key, lock, request } = wanted;
    const { address, document, place, isLive = true } = request;
    try {
      const order = { address, document, place, origin };
      return keep(wanted, await processes.render(lock, order, { isLive }), before);
    } catch (error) {
      const blame = error instanceof RenderFailure ? error.blame : undefined;
      if (before && blame?.cause === 'reads') return unread(before);
      const dueAt = Date.now() + (isOfOthers(blame) ? SOON : AGAIN_AFTER);
      return put(key, { page: null, by: null, reads: [], confirmedAt: Date.now(), dueAt });
    }
  }

  /** The kept page if nothing it read has changed, otherwise a new one. */
  async function renewed(wanted: Wanted): Promise<Cached> {
    const before = cache.get(wanted.key);
    if (!before?.page) return render(wanted);
    const found = await answers.compare(before.reads);
    if (found === 'changed') return render(wanted, before);
    if (found === 'unread') return unread(before);
    counters.add(before.by?.part, 'unchanged');
    const now = Date.now();
    return Object.assign(before, { confirmedAt: now, dueAt: now + freshFor.pages });
  }

  function once(wanted: Wanted): Promise<Cached> {
    const { key } = wanted;
    const running = underWay.get(key);
    if (running) return running;
    const renewal = renewed(wanted).finally(() => underWay.delete(key));
    underWay.set(key, renewal);
    return renewal;
  }

  return {
    async page(request) {
      const address = normalisedAddress(request.address);
      const from = address === null ? null : released(request.document);
      if (address === null || from === null) return null;
      const { lock, digest } = from;
      const key = `${digest} ${request.place.slug} ${address}`;
      const found = cache.get(key);
      if (found && Date.now() < found.dueAt) {
        if (found.page) counters.add(found.by?.part, 'fromCache');
        return servable(found);
      }
      const renewal = once({ key, lock, request: { ...request, address } });
      const renewedPage = await within(budget, renewal);
      if (renewedPage) return servable(renewedPage);
      counters.add(found?.by?.part, 'timedOut');
      return found ? servable(found) : null;
    },
    state: () => ({
      locks: processes.locks(),
      draining: processes.draining(),
      cache: { pages: cache.held().entries, bytes: cache.held().size },
      parts: counters.parts(),
      failures: counters.failures(),
    }),
    close() {
      unwatch();
      processes.close();
    },
  };
}

function unread(before: Cached): Cached {
  return Object.assign(before, { dueAt: Date.now() + SOON });
}

/** The page, unless nothing is known of it for too long. */
function servable({ page, confirmedAt }: Cached): ServedPage | null {
  return Date.now() - confirmedAt <= UNREAD_FOR ? page : null;
}

const sameDocument = (a: RenderedDocument, b: RenderedDocument) =>
  a.document === b.document && a.status === b.status;

/** True for a failure that says nothing of this page: its process ended with another one, or was full. */
const isOfOthers = (blame: Blame | undefined) =>
  blame?.cause === 'busy' || (blame?.cause === 'ended' && blame.part === undefined);
