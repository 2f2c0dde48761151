import { limits } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { RegionSkeleton } from './region-skeleton';

/** Placeholder of a screen, with a message when loading takes long. */
export function DelayedSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.stillWorkingAfter);
    return () => clearTimeout(timer);
  }, []);
  return <RegionSkeleton isSlow={isSlow} />;
}
