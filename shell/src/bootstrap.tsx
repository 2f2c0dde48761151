import type { Composition } from '@nukkad/platform/contract';
import { PlatformProvider } from '@nukkad/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './crash/crash-guard';
import { CrashScreen } from './crash/crash-screen';
import { currentComposition, inlineComposition } from './remotes/composition';
import { createFederation } from './remotes/federation';
import { prefetchOnIntent } from './remotes/prefetch';
import { report } from './remotes/report';
import { createScreenLoader } from './remotes/screen-loader';
import { ScreenLoaderContext } from './remotes/screen-loader-context';
import { installScriptGate } from './remotes/script-gate';
import { scriptUrlPolicy } from './remotes/trusted-urls';
import { Site } from './site';

const STABLE = 'stable';

/** Starts the product in the page it was loaded into. */
export async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root')!);
  try {
    // The registry is asked only when the page carries no composition of its own.
    const composition = inlineComposition() ?? (await currentComposition(STABLE));
    root.render(<Product composition={composition} />);
  } catch (error) {
    report({ code: 'SHELL-START', message: String(error) });
    root.render(<CrashScreen reference="SHELL-START" />);
  }
}

// Made once: the federation runtime and the page's head cannot be prepared twice.
let loader: ReturnType<typeof createScreenLoader>;

function Product({ composition }: { composition: Composition }) {
  loader ??= prepare(composition);
  return (
    <StrictMode>
      <CrashGuard>
        <ScreenLoaderContext value={loader}>
          <PlatformProvider>
            <Site composition={composition} />
          </PlatformProvider>
        </ScreenLoaderContext>
      </CrashGuard>
    </StrictMode>
  );
}

function prepare(composition: Composition) {
  const policy = scriptUrlPolicy(location.origin);
  prefetchOnIntent(composition);
  return createScreenLoader({
    composition,
    gate: installScriptGate(document.head, policy),
    federation: createFederation(policy),
    reread: currentComposition,
  });
}
