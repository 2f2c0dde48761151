import {
  type AheadState,
  PlatformProvider,
  type PlatformProviderProps,
} from '@nukkad/platform/host';
import { StrictMode, useEffect } from 'react';
import type { Visit } from './common/visit';
import { CrashGuard } from './crash/crash-guard';
import { SiteFrame } from './frame/site-frame';
import { Toasts } from './frame/toasts';
import { LazyOverlay } from './overlay/lazy-overlay';
import { ScreenLoaderContext } from './remotes/loading/screen-loader-context';
import { RegionSkeleton } from './remotes/region-skeleton';
import { Site } from './site';
import type { Telemetry } from './telemetry/telemetry';
import type { PinnedVisit } from './visit/pinned/pinned';
import { PinnedPage } from './visit/pinned/pinned-page';
import { VisitBadge } from './visit/visit-badge';

interface Props extends Telemetry, Pick<PlatformProviderProps, 'client' | 'Router'> {
  visit: Visit;
  pinned: PinnedVisit;
  /** State of the page if it was rendered ahead of the visit. */
  ahead: AheadState | null;
  /** Called once the page is mounted; must not change. */
  onMounted?: () => void;
}

/** The whole page, the same in a browser and where it is rendered ahead of the visit. */
export function Product({ visit, pinned, loader, measure, onMounted, ...platform }: Props) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <StrictMode>
      <CrashGuard>
        <ScreenLoaderContext value={loader}>
          <PlatformProvider {...platform}>
            <PinnedPage visit={pinned} leaving={<Leaving />}>
              <Site composition={visit.composition} />
            </PinnedPage>
            <VisitBadge visit={visit} />
            <LazyOverlay visit={visit} loader={loader} measure={measure} />
            <Toasts />
          </PlatformProvider>
        </ScreenLoaderContext>
      </CrashGuard>
    </StrictMode>
  );
}

function Leaving() {
  return (
    <SiteFrame>
      <RegionSkeleton isSlow={false} />
    </SiteFrame>
  );
}
