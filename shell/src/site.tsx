import { Outlet, Route, Routes, useLocation } from '@nukkad/platform';
import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import type { ReactNode } from 'react';
import { allRemotes } from './common/all-remotes';
import { routesAt } from './common/routes-at';
import { useScrollRestoration } from './frame/scroll';
import { SiteFrame } from './frame/site-frame';
import { Guarded } from './guard/guarded';
import { asItIs, Region } from './remotes/region';

const GATE = 'gate';

/** The whole site: a region for the screen of each path in the composition. */
export function Site({ composition }: { composition: Composition }) {
  useScrollRestoration();
  const { pathname } = useLocation();
  const remotes = allRemotes(composition);
  const routes = routesAt(pathname, composition.routes);
  const unknown = routes.find(({ path }) => path === '*') ?? routes[0]!;
  const isFramed = (route: SiteRoute) => route.frame !== 'dashboard';
  const place = (route: SiteRoute, frame: (content: ReactNode) => ReactNode) => {
    const props = { route, unknown, frame };
    const element =
      route.needs || route.remote === GATE ? (
        <Guarded key={route.path} {...props} remotes={remotes} />
      ) : (
        <Region key={route.path} {...props} isUnknown={route.path === '*'} />
      );
    return <Route key={route.path} path={route.path} element={element} />;
  };
  return (
    <Routes>
      <Route
        element={
          <SiteFrame>
            <Outlet />
          </SiteFrame>
        }
      >
        {routes.filter(isFramed).map((route) => place(route, asItIs))}
      </Route>
      {routes.filter((route) => !isFramed(route)).map((route) => place(route, inSiteFrame))}
    </Routes>
  );
}

const inSiteFrame = (content: ReactNode) => <SiteFrame>{content}</SiteFrame>;
