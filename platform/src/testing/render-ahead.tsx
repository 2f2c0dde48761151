import { text as textOf } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { setApiOrigin } from '../api-client/api';
import { createQueryClient } from '../data/query-client';
import { DataProvider } from '../host';
import type { PageIdentity } from '../page/page-head';
import { PageSinkContext } from '../page/use-page';
import type { ScreenProps } from '../remote/remote-module';
import { Route, Routes } from '../router/router';
import type { ScreenUnderTest } from './render-screen';

/** A screen rendered ahead of the visit. */
export interface RenderedAhead {
  html: string;
  /** The screen's last page identity. */
  page: PageIdentity | null;
}

/** One read may depend on another's result; no screen needs a longer chain. */
const MOST_ROUNDS = 5;

/**
 * Renders a screen where there is no browser: everything it reads is fetched first, over the fake
 * wire. For tests in Node's own environment, which the test's first comment names:
 * `@jest-environment node`.
 *
 * @example const { html } = await renderAhead(Screen, { at: '/doctors', wire });
 */
export async function renderAhead(
  Screen: ComponentType<ScreenProps>,
  { at = '/', state, pattern, isUnknown = false, wire }: ScreenUnderTest = {},
): Promise<RenderedAhead> {
  if (wire) globalThis.fetch = wire.fetch;
  setApiOrigin('http://localhost');
  const client = createQueryClient();
  const [pathname = '/', search] = at.split('?');
  const entry = { pathname, search: search ? `?${search}` : '', state };
  const path = pattern ?? pathname;
  const seen: { page: PageIdentity | null } = { page: null };
  const broken: unknown[] = [];
  const draw = async () => {
    const { prelude } = await prerenderToNodeStream(
      <PageSinkContext value={(page) => Object.assign(seen, { page })}>
        <DataProvider client={client}>
          <MemoryRouter initialEntries={[entry]}>
            <Routes>
              <Route path={path} element={<Screen path={path} isUnknown={isUnknown} />} />
            </Routes>
          </MemoryRouter>
        </DataProvider>
      </PageSinkContext>,
      { onError: (error) => void broken.push(error) },
    );
    const html = await textOf(prelude);
    // React would silently leave a failed part to the browser.
    if (broken.length > 0) throw broken[0];
    return html;
  };
  let html = await draw();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = client
      .getQueryCache()
      .getAll()
      .filter(({ state: { status }, options }) => {
        const { enabled } = options as { enabled?: boolean };
        return status === 'pending' && enabled !== false;
      });
    if (missing.length === 0) break;
    await Promise.all(
      missing.map(({ queryKey, options }) => client.prefetchQuery({ ...options, queryKey })),
    );
    html = await draw();
  }
  client.clear();
  return { html, page: seen.page };
}
