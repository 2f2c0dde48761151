import { lazy, Suspense, useMemo } from 'react';
import { PlatformProvider } from '../host';
import { reactScreen } from '../remote/react-screen';
import type { RemoteModule } from '../remote/remote-module';

/** Which screen of which remote to show. */
export interface StandaloneScreenProps {
  /** The export `remote` of the same container. */
  remote: RemoteModule;
  /** Name of a screen, as in `defineRemote`. */
  screen: string;
}

/**
 * One screen with all it expects of a page: router, cache, session. A build for other hosts exposes
 * it as `./standalone`, for hosts that are not the shell.
 *
 * @example
 * const { remote } = await loadRemote('mf_offers/remote');
 * const { StandaloneScreen } = await loadRemote('mf_offers/standalone');
 * root.render(<StandaloneScreen remote={remote} screen="offers" />);
 */
export function StandaloneScreen({ remote, screen }: StandaloneScreenProps) {
  const Screen = useMemo(() => {
    const load = remote.screens[screen];
    if (!load) throw new Error(`The remote has no screen ${screen}.`);
    return lazy(async () => ({ default: (await reactScreen(await load())).Screen }));
  }, [remote, screen]);
  return (
    <PlatformProvider>
      <Suspense fallback={null}>
        <Screen path="/*" isUnknown={false} />
      </Suspense>
    </PlatformProvider>
  );
}
