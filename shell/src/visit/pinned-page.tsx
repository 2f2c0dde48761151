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
 * The page of a pinned visit: where something newer is released, a way to another part on which
 * nothing can be lost becomes a document load of its address.
 */
export function PinnedPage({ visit, children, onRenew = reload }: Props) {
  const { pathname } = useLocation();
  const part = visit.partAt(pathname);
  const [held, setHeld] = useState(part);
  const [isLeaving, setLeaving] = useState(false);
  // Decided while the last screen is still in the page: what it holds is what could be lost.
  if (part !== held) {
    setHeld(part);
    setLeaving(visit.mayRenew(held, part));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is an occasion to ask.
  useEffect(() => visit.ask(), [visit, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new part begins untouched.
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

// The address is the new one already, and keeps what was handed on with it.
function reload() {
  window.location.reload();
}
