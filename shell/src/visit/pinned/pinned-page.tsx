import { useLocation } from '@nukkad/platform';
import { type ReactNode, useEffect, useState } from 'react';
import type { PinnedVisit } from './pinned';

interface Props {
  visit: PinnedVisit;
  /** Stands on the page while it reloads. */
  leaving: ReactNode;
  children: ReactNode;
  onRenew?: () => void;
}

/**
 * Page of a pinned visit: navigation to another remote reloads the page when a newer release exists
 * and nothing can be lost.
 */
export function PinnedPage({ visit, leaving, children, onRenew = reload }: Props) {
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

  return isLeaving ? leaving : children;
}

// The URL has changed already; reloading keeps its history state.
function reload() {
  window.location.reload();
}
