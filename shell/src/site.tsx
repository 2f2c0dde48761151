import { Outlet, Route, Routes } from '@nukkad/platform';
import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { useScrollRestoration } from './frame/scroll';
import { SiteFrame } from './frame/site-frame';
import { Region } from './remotes/region';
import { VendorGate } from './vendor-gate/vendor-gate';

const GATE = 'gate';

/** The whole site: each path of the composition with the region of its screen. */
export function Site({ composition }: { composition: Composition }) {
  useScrollRestoration();
  const { routes, remotes } = composition;
  const unknown = routes.find(({ path }) => path === '*') ?? routes[0]!;
  const isFramed = (route: SiteRoute) => route.frame !== 'dashboard';
  return (
    <Routes>
      <Route
        element={
          <SiteFrame>
            <Outlet />
          </SiteFrame>
        }
      >
        {routes.filter(isFramed).map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Region
                key={`${route.remote}/${route.screen}${route.path}`}
                route={route}
                unknown={unknown}
                isUnknown={route.path === '*'}
              />
            }
          />
        ))}
      </Route>
      {routes
        .filter((route) => !isFramed(route))
        .map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              route.remote === GATE ? (
                <VendorGate key={route.path} route={route} unknown={unknown} remotes={remotes} />
              ) : (
                <Region
                  key={route.path}
                  route={route}
                  unknown={unknown}
                  frame={(content) => <SiteFrame>{content}</SiteFrame>}
                />
              )
            }
          />
        ))}
    </Routes>
  );
}
