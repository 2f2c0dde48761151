/** For the shell alone: the root providers. Remotes never import this. */
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, forgetWithSession } from './data/query-client';
import { followOtherTabsFavourites } from './favourites/favourites';
import { followAccount } from './favourites/follow-account';
import { followOtherTabsPlaces } from './locality/locality';
import { followOtherTabs, session } from './session/session';

export { useQueryClient } from '@tanstack/react-query';
export { matchPath, useNavigationType } from 'react-router-dom';
export { NotFoundContext } from './page/not-found';
export { isRemoteModule, type ScreenModule } from './remote/remote-module';
export { type IdentityPrompt, promptIdentityWith } from './session/identity-prompt';
export type { Toast } from './toast/toast.model';
export { useToasts } from './toast/use-toasts';

/** Router, cache and session life cycle for the whole page. One per page. */
export function PlatformProvider({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <AccountFavourites />
      <BrowserRouter>{children}</BrowserRouter>
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

/** The part of `PlatformProvider` that needs no router. */
export function DataProvider({ children, client }: { children: ReactNode; client?: QueryClient }) {
  const [cache] = useState(() => client ?? createQueryClient());
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
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
