import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { PlatformProvider } from '../host';
import { reactScreen } from '../remote/react-screen';
import type { RemoteModule } from '../remote/remote-module';
import { Link, Route, Routes } from '../router/router';

/**
 * Runs one remote in a small frame that lists its screens: development without a shell.
 *
 * @example runAlone(remote);
 */
export function runAlone(remote: RemoteModule): void {
  const screens = Object.entries(remote.screens).map(([name, load]) => ({
    path: `/${name}`,
    name,
    Screen: lazy(async () => ({ default: (await reactScreen(await load())).Screen })),
  }));
  createRoot(document.getElementById('root')!).render(
    <PlatformProvider>
      <nav>
        {screens.map(({ path, name }) => (
          <Link key={path} to={path}>
            {name}{' '}
          </Link>
        ))}
      </nav>
      <main>
        <Suspense fallback={null}>
          <Routes>
            {screens.map(({ path, Screen }) => (
              <Route
                key={path}
                path={`${path}/*`}
                element={<Screen path={path} isUnknown={false} />}
              />
            ))}
            <Route path="*" element={<p>Choose a screen.</p>} />
          </Routes>
        </Suspense>
      </main>
    </PlatformProvider>,
  );
}
