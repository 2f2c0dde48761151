import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../data/query-client';
import { DataProvider, NotFoundContext } from '../host';
import type { ScreenProps } from '../remote/remote-module';
import { Route, Routes } from '../router/router';
import { toasts } from '../toast/toast';
import { fakeSender } from './fake-sender';
import type { Wire } from './fake-wire';

/** Where and with what a screen is rendered. */
export interface ScreenUnderTest {
  /** Address to open, with its query and hash: `/doctors?page=2#results`. */
  at?: string;
  /** Navigation state to open it with. */
  state?: unknown;
  /** Pattern of the site map that matches the screen. Defaults to the address without query. */
  pattern?: string;
  isUnknown?: boolean;
  wire?: Wire;
}

/** The rendered screen, and what it did to the page around it. */
export interface RenderedScreen extends RenderResult {
  /** Current address, with query: `/doctor-detail?id=1`. */
  address(): string;
  /** Current navigation state. */
  navigationState(): unknown;
  /** Texts of the toasts on show, oldest first. */
  said(): string[];
  /** Whether the screen rendered `<NotFound />`. */
  wasNotFound(): boolean;
}

/** Renders a screen in a page of its own: real SDK, fake wire, fresh cache, memory router. */
export function renderScreen(
  Screen: ComponentType<ScreenProps>,
  { at = '/', state, pattern, isUnknown = false, wire }: ScreenUnderTest = {},
): RenderedScreen {
  if (wire) {
    globalThis.fetch = wire.fetch;
    globalThis.XMLHttpRequest = fakeSender(wire.fetch);
  }
  const path = pattern ?? at.split(/[?#]/)[0] ?? '/';
  const seen = { address: at, state: state as unknown, notFound: false };
  const Seer = () => {
    const location = useLocation();
    seen.address = location.pathname + location.search;
    seen.state = location.state;
    return null;
  };
  const onNotFound = () => {
    seen.notFound = true;
  };
  const [withoutHash = '/', hash] = at.split('#');
  const [pathname = '/', search] = withoutHash.split('?');
  const entry = {
    pathname,
    search: search ? `?${search}` : '',
    hash: hash ? `#${hash}` : '',
    state,
  };
  const result = render(
    <DataProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <Seer />
        <NotFoundContext value={onNotFound}>
          <main>
            <Routes>
              <Route path={path} element={<Screen path={path} isUnknown={isUnknown} />} />
              <Route path="*" element={<p>Another page</p>} />
            </Routes>
          </main>
        </NotFoundContext>
      </MemoryRouter>
    </DataProvider>,
  );
  return {
    ...result,
    address: () => seen.address,
    navigationState: () => seen.state,
    said: () => toasts.get().map(({ text }) => text),
    wasNotFound: () => seen.notFound,
  };
}
