/** For the shell alone: the root providers. Remotes never import this. */
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { AheadContext, type AheadState, seedReads } from './ahead/ahead';
import { createQueryClient, forgetWithSession } from './data/query-client';
import { followOtherTabsFavourites } from './favourites/favourites';
import { followAccount } from './favourites/follow-account';
import { followOtherTabsPlaces } from './locality/locality';
import { PageRouter } from './router/page-router';
import { followOtherTabs, session } from './session/session';

export { useQueryClient } from '@tanstack/react-query';
export { matchPath, useNavigationType } from 'react-router-dom';
export { type AheadState, useAhead, useIsAhead } from './ahead/ahead';
export { NotFoundContext } from './page/not-found';
export { reactScreen } from './remote/react-screen';
export { isRemoteModule, type ReactScreenModule, type ScreenModule } from './remote/remote-module';
export { drawNavigationsBy } from './router/page-router';
export { type IdentityPrompt, promptIdentityWith } from './session/identity-prompt';
export { drawTileMapsBy } from './tile-map/tile-map';
export type { Toast } from './toast/toast.model';
export { useToasts } from './toast/use-toasts';

/** Options of `PlatformProvider`. */
export interface PlatformProviderProps extends DataProviderProps {
  /** Router of the page; where pages are rendered ahead, one without a browser. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** Router, cache and session life cycle for the whole page. One per page. */
export function PlatformProvider({
  children,
  Router = PageRouter,
  ...data
}: PlatformProviderProps) {
  return (
    <DataProvider {...data}>
      <AccountFavourites />
      <Router>{children}</Router>
    </DataProvider>
  );
}

function AccountFavourites() {
  const cache = useQueryClient();
  useEffect(
    () => followAccount(() => void cache.invalidateQueries({ queryKey: ['getFavourites'] })),
    [cache],
  );
  return null;
}

/** Options of `DataProvider`. */
export interface DataProviderProps {
  children: ReactNode;
  client?: QueryClient;
  /** State of the page if it was rendered ahead of the visit; its answers fill the cache. */
  ahead?: AheadState | null;
}

/** The part of `PlatformProvider` that needs no router. */
export function DataProvider({ children, client, ahead = null }: DataProviderProps) {
  const [cache] = useState(() => client ?? filledClient(ahead));
  useEffect(() => {
    const stops = [
      followOtherTabs(),
      followOtherTabsPlaces(),
      followOtherTabsFavourites(),
      forgetWithSession(cache, session),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache]);
  return (
    <QueryClientProvider client={cache}>
      <AheadContext value={ahead}>{children}</AheadContext>
    </QueryClientProvider>
  );
}

function filledClient(ahead: AheadState | null): QueryClient {
  const client = createQueryClient();
  if (ahead) seedReads(client, ahead);
  return client;
}
