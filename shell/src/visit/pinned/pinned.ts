import type { Composition } from '@nukkad/platform/contract';
import { routeOf, routesAt } from '../../common/routes-at';
import type { Visit } from '../../common/visit';
import { ASK_AFTER_MS, ASK_JITTER_MS, isNewer, mayRenew } from './pinned.model';
import { type Touched, watchTouched } from './touched';

/** A visit that keeps its composition until a reload costs the user nothing. */
export interface PinnedVisit {
  /** Polls the registry, unless it was polled recently. */
  ask(): void;
  /** Whether a navigation between parts reloads the page. */
  mayRenew(from: string, to: string): boolean;
  /** Another part was entered: input of the last one is gone. */
  crossed(): void;
  /** The remote that renders a path. */
  partAt(pathname: string): string;
}

export interface PinnedParts {
  visit: Visit;
  /** Fetches the channel's current composition, verified. */
  reread: (channel: string) => Promise<Composition>;
  /** Whether a replayed composition is still kept. */
  isKept: (lock: string) => Promise<boolean>;
  touched?: Touched;
  page?: Document;
}

/** Pins a visit. Polls when the tab becomes visible, and on `ask`. */
export function pinVisit(parts: PinnedParts): PinnedVisit {
  const { visit, reread, isKept, page = document, touched = watchTouched(page) } = parts;
  const { live, composition } = visit;
  const isReplay = visit.badge?.kind === 'replay';
  let hasNewer = false;
  let nextAsk = later();

  const ask = () => {
    if (hasNewer || Date.now() < nextAsk) return;
    nextAsk = later();
    // A replayed composition stays until it is withdrawn.
    const asked = isReplay
      ? isKept(live.lock).then((kept) => !kept)
      : reread(live.channel).then((now) => isNewer(live, now));
    asked.then(
      (found) => {
        hasNewer = found;
      },
      // Ignore failures: the page stays as it is and polls again.
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

/** The remote of a path; `gate` for routes that the vendor gate decides. */
function partAt(pathname: string, composition: Composition): string {
  const routes = routesAt(pathname, composition.routes);
  const route = routeOf(pathname, routes) ?? routes.find(({ path }) => path === '*');
  return route?.remote ?? '';
}

function later(): number {
  return Date.now() + ASK_AFTER_MS + Math.random() * ASK_JITTER_MS;
}
