// Must be the first stylesheet: it declares the order of the cascade layers for every part.
import '@nukkad/shared-ui/tokens.css';
import '@nukkad/shared-ui/base.css';
import './frame/first-paint.css';

import { whenAtRest } from '@nukkad/platform';
import { belongsToCanary } from '@nukkad/platform/contract';
import { type AheadState, drawTileMapsBy } from '@nukkad/platform/host';
import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { assumePlace } from './ahead/assume-place';
import type { EarlyActs } from './ahead/early-acts';
import { aheadOfVisit, screenOf } from './ahead/inline-ahead';
import { lazyChunk } from './common/lazy-chunk';
import { report, reportAs } from './common/report';
import type { Visit } from './common/visit';
import { CrashScreen } from './crash/crash-screen';
import { showLastPage } from './crash/last-page';
import { reportBlocked } from './crash/report-blocked';
import { reportUncaught } from './crash/report-uncaught';
import { footerContent } from './frame/footer/footer';
import { Product } from './product';
import {
  currentComposition,
  isLockKept,
  isReplay,
  startComposition,
} from './remotes/composition/composition';
import { fetchRelease } from './remotes/composition/fetch-release';
import { readPreview } from './remotes/composition/preview';
import { createFederation } from './remotes/loading/federation';
import { prefetch } from './remotes/loading/prefetch';
import { createScreenLoader } from './remotes/loading/screen-loader';
import { type GuardedRelease, installScriptGate } from './remotes/script-gate/script-gate';
import { shellFiles } from './remotes/script-gate/shell-files';
import { allowEmptyHtml, scriptUrlPolicy } from './remotes/script-gate/trusted-urls';
import { startTelemetry } from './telemetry/telemetry';
import { beginVisit } from './visit/begin-visit';
import { pinVisit } from './visit/pinned/pinned';
import { asChosen, inPage } from './visit/visit.model';

const STABLE = 'stable';

const atRest = lazyChunk('SHELL-REST', () => import('./at-rest/at-rest'));

/** Mounts the shell in the page, or hydrates the page if it was rendered ahead of the visit. */
export async function start(root: HTMLElement, acts: EarlyActs): Promise<void> {
  reportUncaught();
  reportBlocked();
  try {
    const live = await startComposition(STABLE);
    const visit = await beginVisit(live, { readPreview, fetchRelease, belongsToCanary, isReplay });
    const product = prepare(visit, await shellFiles(live));
    await show(root, product, acts);
    whenAtRest(() => void finish(product));
  } catch (error) {
    report({ code: 'SHELL-START', message: String(error) }, error);
    acts();
    createRoot(root, { onUncaughtError }).render(<CrashScreen reference="SHELL-START" />);
  }
}

/** A page is complete without this chunk, so that its failure is nobody's trouble. */
function finish(product: Prepared): Promise<void> {
  return atRest.bring().then(
    ({ startAtRest }) => startAtRest(product),
    () => {},
  );
}

type Prepared = Omit<ComponentProps<typeof Product>, 'ahead'>;

async function show(root: HTMLElement, product: Prepared, acts: EarlyActs): Promise<void> {
  const ahead = aheadOfVisit(product.visit);
  if (ahead && (await hasCode(product, ahead))) {
    assumePlace(ahead);
    const page = <Product {...product} ahead={ahead} onMounted={acts} />;
    // In slices: a press in between begins at once, and is answered when its part is hydrated.
    startTransition(() => {
      hydrateRoot(root, page, { onUncaughtError, onRecoverableError });
    });
  } else {
    createRoot(root, { onUncaughtError }).render(<Product {...product} ahead={null} />);
    acts();
  }
}

/**
 * Loads all code that the page shows: React would drop HTML that waits for its code at the first
 * change above it. The screen comes without fallbacks, which need an empty region.
 */
async function hasCode({ visit, loader }: Prepared, ahead: AheadState): Promise<boolean> {
  const screen = screenOf(location.pathname, visit.composition, ahead);
  if (!screen) return false;
  return Promise.all([loader.load(screen), footerContent.bring()]).then(
    () => true,
    () => false,
  );
}

/** React rendered a part of the page anew in the browser. */
function onRecoverableError(error: unknown): void {
  report({ code: 'SHELL-HYDRATE', message: String(error) }, error);
}

/** React unmounted the whole tree: even the crash screen failed to render. */
function onUncaughtError(error: unknown): void {
  report({ code: 'SHELL-CRASH', message: `Nothing could be drawn: ${String(error)}` }, error);
  showLastPage();
}

function prepare(visit: Visit, ownFiles: readonly GuardedRelease[]): Prepared {
  const { composition, canary } = visit;
  const { assets, origins } = composition;
  const others = assets ? [assets, ...origins] : origins;
  const policy = scriptUrlPolicy(location.origin, others);
  reportAs(composition);
  allowEmptyHtml();
  drawTileMapsBy(async (map) => {
    const { openTileMap } = await import('./tile-map/tile-map');
    return openTileMap(ownFiles, map);
  });
  const gate = installScriptGate(document.head, policy, composition);
  for (const release of ownFiles) gate.admit(release);
  const loader = createScreenLoader({
    composition,
    gate,
    federation: createFederation(policy),
    reread: async (channel) => asChosen(visit, await currentComposition(channel)),
    fetchRelease: async (ref, origin) => inPage(visit, ref) ?? fetchRelease(ref, origin),
  });
  prefetch(composition, loader.resolve);
  const pinned = pinVisit({ visit, reread: currentComposition, isKept: isLockKept });
  return { visit, pinned, ...startTelemetry({ composition, loader, canary }) };
}
