import type { Composition } from '@nukkad/platform/contract';
import { PlatformProvider } from '@nukkad/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './crash/crash-guard';
import { CrashScreen } from './crash/crash-screen';
import { reportUncaught } from './crash/report-uncaught';
import { Toasts } from './frame/toasts';
import { currentComposition, inlineComposition } from './remotes/composition';
import { createFederation } from './remotes/federation';
import { fetchRelease } from './remotes/fetch-release';
import { prefetchOnIntent } from './remotes/prefetch';
import { report } from './remotes/report';
import { createScreenLoader, type ScreenLoader } from './remotes/screen-loader';
import { ScreenLoaderContext } from './remotes/screen-loader-context';
import { installScriptGate } from './remotes/script-gate';
import { allowEmptyHtml, scriptUrlPolicy } from './remotes/trusted-urls';
import { Site } from './site';

const STABLE = 'stable';

/** Starts the product in the page it was loaded into. */
export async function start(): Promise<void> {
  reportUncaught();
  const root = createRoot(document.getElementById('root')!);
  try {
    // The registry is asked only when the page carries no composition of its own.
    const composition = inlineComposition() ?? (await currentComposition(STABLE));
    root.render(<Product composition={composition} loader={prepare(composition)} />);
  } catch (error) {
    report({ code: 'SHELL-START', message: String(error) });
    root.render(<CrashScreen reference="SHELL-START" />);
  }
}

interface Props {
  composition: Composition;
  loader: ScreenLoader;
}

function Product({ composition, loader }: Props) {
  return (
    <StrictMode>
      <CrashGuard>
        <ScreenLoaderContext value={loader}>
          <PlatformProvider>
            <Site composition={composition} />
            <Toasts />
          </PlatformProvider>
        </ScreenLoaderContext>
      </CrashGuard>
    </StrictMode>
  );
}

function prepare(composition: Composition): ScreenLoader {
  const { origins } = composition;
  const policy = scriptUrlPolicy(location.origin, origins);
  allowEmptyHtml();
  prefetchOnIntent(composition);
  return createScreenLoader({
    composition,
    gate: installScriptGate(document.head, policy, origins),
    federation: createFederation(policy),
    reread: currentComposition,
    fetchRelease,
  });
}
