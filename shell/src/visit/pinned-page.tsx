import { useLocation } from '@nukkad/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { SiteFrame } from '../frame/site-frame';
import { RegionSkeleton } from '../remotes/region-skeleton';
import type { PinnedVisit } from './pinned';

interface Props {
  visit: PinnedVisit;
  children: ReactNode;
  onRenew?: () => void;
}

/**
 * Page of a pinned visit: navigation to another remote reloads the page when a newer release exists
 * and nothing can be lost.
 */
export function PinnedPage({ visit, children, onRenew = reload }: Props) {
  const { pathname } = useLocation();
  const part = visit.partAt(pathname);
  const [held, setHeld] = useState(part);
  const [isLeaving, setLeaving] = useState(false);
  // Decided during render, while the last screen is still mounted: its state is what could be lost.
  if (part !== held) {
    setHeld(part);
    setLeaving(visit.mayRenew(held, part));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: polls on each navigation.
  useEffect(() => visit.ask(), [visit, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another part is entered.
  useEffect(() => visit.crossed(), [visit, held]);
  useEffect(() => {
    if (isLeaving) onRenew();
  }, [isLeaving, onRenew]);

  if (!isLeaving) return children;
  return (
    <SiteFrame>
      <RegionSkeleton isSlow={false} />
    </SiteFrame>
  );
}

// The URL has changed already; reloading keeps its history state.
function reload() {
  window.location.reload();
}
