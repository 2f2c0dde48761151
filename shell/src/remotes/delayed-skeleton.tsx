import { limits } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { RegionSkeleton } from './region-skeleton';

/** Holds the place of a screen, and says so when that takes long. */
export function DelayedSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.stillWorkingAfter);
    return () => clearTimeout(timer);
  }, []);
  return <RegionSkeleton isSlow={isSlow} />;
}
