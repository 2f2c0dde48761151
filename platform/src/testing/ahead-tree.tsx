import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AheadContext, type AheadState } from '../ahead/ahead';
import { defaultPlace } from '../contract';
import { DataProvider } from '../host';
import { type PageSink, PageSinkContext } from '../page/use-page';
import type { ScreenProps } from '../remote/remote-module';
import { Route, Routes } from '../router/router';
import { renderToText } from '../server/render-tree';
import type { ScreenUnderTest } from './render-screen';

/** State of a test's page: the origin of jsdom, the installation's default place. */
export const testAhead: AheadState = {
  lock: 'test-lock',
  origin: 'http://localhost',
  place: defaultPlace,
  answers: [],
};

/**
 * The tree around a screen, the same where it is rendered ahead and where it is hydrated. Only a
 * browser has the hash of the address and the state of the navigation.
 *
 * @returns renders with a cache; ahead of the visit also with a sink
 */
export function aheadTree(
  Screen: ComponentType<ScreenProps>,
  { at = '/', state, pattern, isUnknown = false }: ScreenUnderTest,
): (client: QueryClient, sink?: PageSink) => ReactNode {
  const [withoutHash = '/', hash] = at.split('#');
  const [pathname = '/', query] = withoutHash.split('?');
  const search = query ? `?${query}` : '';
  const inBrowser = { pathname, search, hash: hash ? `#${hash}` : '', state };
  const path = pattern ?? pathname;
  return (client, sink) => (
    <PageSinkContext value={sink ?? null}>
      <AheadContext value={testAhead}>
        <DataProvider client={client}>
          <MemoryRouter initialEntries={[sink ? { pathname, search } : inBrowser]}>
            <Routes>
              <Route path={path} element={<Screen path={path} isUnknown={isUnknown} />} />
            </Routes>
          </MemoryRouter>
        </DataProvider>
      </AheadContext>
    </PageSinkContext>
  );
}

/**
 * React's server renderer leaves contexts set after a part that had to wait; rendering anything
 * else takes them back, so that its browser renderer finds none in the same process.
 */
export async function leaveContexts(): Promise<void> {
  await renderToText(<p />);
}
