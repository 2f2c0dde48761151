import type { Composition } from '@nukkad/platform/contract';
import { routesAt } from '../common/routes-at';
import { routeOf } from '../remotes/prefetch';
import { ASK_AFTER_MS, ASK_JITTER_MS, isNewer, mayRenew } from './pinned.model';
import { type Touched, watchTouched } from './touched';
import type { Visit } from './visit.model';

/** A visit that keeps its composition until leaving it costs the person nothing. */
export interface PinnedVisit {
  /** Asks what is released now, if it was not asked lately. */
  ask(): void;
  /** Whether the page begins anew on its way from one part to another. */
  mayRenew(from: string, to: string): boolean;
  /** Another part has the page: what was typed in the last one is gone. */
  crossed(): void;
  /** Who draws a path. */
  partAt(pathname: string): string;
}

export interface PinnedParts {
  visit: Visit;
  /** What the channel points to now, verified. */
  reread: (channel: string) => Promise<Composition>;
  /** Whether a composition to be seen again still may be. */
  isKept: (lock: string) => Promise<boolean>;
  touched?: Touched;
  page?: Document;
}

/** Pins a visit. It asks on becoming visible by itself, and whenever `ask` is called. */
export function pinVisit(parts: PinnedParts): PinnedVisit {
  const { visit, reread, isKept, page = document, touched = watchTouched(page) } = parts;
  const { live, composition } = visit;
  const isReplay = visit.badge?.kind === 'replay';
  let hasNewer = false;
  let nextAsk = later();

  const ask = () => {
    if (hasNewer || Date.now() < nextAsk) return;
    nextAsk = later();
    // A composition that is seen again stays what it is, until it is withdrawn.
    const asked = isReplay
      ? isKept(live.lock).then((kept) => !kept)
      : reread(live.channel).then((now) => isNewer(live, now));
    asked.then(
      (found) => {
        hasNewer = found;
      },
      // Nobody waits for it: the page goes on as it is and asks again.
      () => {},
    );
  };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') ask();
  });
  return {
    ask,
    mayRenew: (from, to) =>
      mayRenew({
        isNewer: hasNewer,
        from,
        to,
        isTouched: touched.isTouched(),
        isInFront: touched.isInFront(),
        isPlaying: touched.isPlaying(),
      }),
    crossed: () => touched.forget(),
    partAt: (pathname) => partAt(pathname, composition),
  };
}

/** The remote that draws a path, or `gate` for whoever the gate decides on. */
function partAt(pathname: string, composition: Composition): string {
  const routes = routesAt(pathname, composition.routes);
  const route = routeOf(pathname, routes) ?? routes.find(({ path }) => path === '*');
  return route?.remote ?? '';
}

function later(): number {
  return Date.now() + ASK_AFTER_MS + Math.random() * ASK_JITTER_MS;
}
