import type { Composition } from '@nukkad/platform/contract';
import type { ReactScreenModule } from '@nukkad/platform/host';
import type { ScreenAddress, ScreenLoader } from '../remotes/loading/screen-loader';
import type { PinnedVisit } from '../visit/pinned/pinned';

/** A loader whose one screen is there already, for rendering a page ahead of the visit. */
export function loaderOf(
  { remotes, origins, previous }: Composition,
  shown: ScreenAddress,
  module: ReactScreenModule,
): ScreenLoader {
  const isShown = ({ remote, screen }: ScreenAddress) =>
    remote === shown.remote && screen === shown.screen;
  const nothing = () =>
    Promise.reject(new Error('Nothing is loaded while a page is rendered ahead.'));
  return {
    peek: (address) => (isShown(address) ? module : undefined),
    load: nothing,
    resolve: nothing,
    release: (part) => remotes[part],
    fallbacks: (part) => ({ origins, hasPrevious: previous?.[part] !== undefined }),
    isEarlier: () => false,
    phase: () => 'screen',
  };
}

/** A visit that nobody has begun yet: nothing to ask, nothing to renew. */
export function unbegunVisit(part: string): PinnedVisit {
  return { ask() {}, mayRenew: () => false, crossed() {}, partAt: () => part };
}
