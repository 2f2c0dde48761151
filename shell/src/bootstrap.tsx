import { belongsToCanary } from '@nukkad/platform/contract';
import { PlatformProvider } from '@nukkad/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { report, reportAs } from './common/report';
import type { Visit } from './common/visit';
import { CrashGuard } from './crash/crash-guard';
import { CrashScreen } from './crash/crash-screen';
import { showLastPage } from './crash/last-page';
import { reportBlocked } from './crash/report-blocked';
import { reportUncaught } from './crash/report-uncaught';
import { SiteFrame } from './frame/site-frame';
import { Toasts } from './frame/toasts';
import { LazyOverlay } from './overlay/lazy-overlay';
import {
  currentComposition,
  isLockKept,
  isReplay,
  startComposition,
} from './remotes/composition/composition';
import { fetchRelease } from './remotes/composition/fetch-release';
import { readPreview } from './remotes/composition/preview';
import { createFederation } from './remotes/loading/federation';
import { prefetchOnIntent } from './remotes/loading/prefetch';
import { createScreenLoader } from './remotes/loading/screen-loader';
import { ScreenLoaderContext } from './remotes/loading/screen-loader-context';
import { RegionSkeleton } from './remotes/region-skeleton';
import { type GuardedRelease, installScriptGate } from './remotes/script-gate/script-gate';
import { shellFiles } from './remotes/script-gate/shell-files';
import { allowEmptyHtml, scriptUrlPolicy } from './remotes/script-gate/trusted-urls';
import { Site } from './site';
import { startTelemetry, type Telemetry } from './telemetry/telemetry';
import { beginVisit } from './visit/begin-visit';
import { type PinnedVisit, pinVisit } from './visit/pinned/pinned';
import { PinnedPage } from './visit/pinned/pinned-page';
import { asChosen, inPage } from './visit/visit.model';
import { VisitBadge } from './visit/visit-badge';

const STABLE = 'stable';

/** Mounts the shell in the page. */
export async function start(): Promise<void> {
  reportUncaught();
  reportBlocked();
  const root = createRoot(document.getElementById('root')!, { onUncaughtError });
  try {
    const live = await startComposition(STABLE);
    const visit = await beginVisit(live, { readPreview, fetchRelease, belongsToCanary, isReplay });
    root.render(<Product {...prepare(visit, await shellFiles(live))} />);
  } catch (error) {
    report({ code: 'SHELL-START', message: String(error) });
    root.render(<CrashScreen reference="SHELL-START" />);
  }
}

/** React unmounted the whole tree: even the crash screen failed to render. */
function onUncaughtError(error: unknown): void {
  report({ code: 'SHELL-CRASH', message: `Nothing could be drawn: ${String(error)}` });
  showLastPage();
}

interface Props extends Telemetry {
  visit: Visit;
  pinned: PinnedVisit;
}

function Product({ visit, pinned, loader, measure }: Props) {
  return (
    <StrictMode>
      <CrashGuard>
        <ScreenLoaderContext value={loader}>
          <PlatformProvider>
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

function prepare(visit: Visit, ownFiles: readonly GuardedRelease[]): Props {
  const { composition, canary } = visit;
  const { origins } = composition;
  const policy = scriptUrlPolicy(location.origin, origins);
  reportAs(composition);
  allowEmptyHtml();
  prefetchOnIntent(composition);
  const gate = installScriptGate(document.head, policy, origins);
  for (const release of ownFiles) gate.admit(release);
  const loader = createScreenLoader({
    composition,
    gate,
    federation: createFederation(policy),
    reread: async (channel) => asChosen(visit, await currentComposition(channel)),
    fetchRelease: async (ref) => inPage(visit, ref) ?? fetchRelease(ref),
  });
  const pinned = pinVisit({ visit, reread: currentComposition, isKept: isLockKept });
  return { visit, pinned, ...startTelemetry({ composition, loader, canary }) };
}
