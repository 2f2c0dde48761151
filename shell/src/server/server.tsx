/** Entry of the shell's server bundle. */
import * as platform from '@nukkad/platform';
import { languages, pageLanguage } from '@nukkad/platform/words';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import type { AheadRequest, RenderedPage } from './render-ahead';

/** Modules that server bundles of remotes require; a page has each of them once. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@nukkad/platform': platform,
};

let loading: Promise<typeof import('./render-ahead')> | undefined;

/** Renders a public page; see `render-ahead.tsx`, whose texts speak the language of the page. */
export async function renderAhead(request: AheadRequest): Promise<RenderedPage | null> {
  loading ??= (languages[pageLanguage()]?.() ?? Promise.resolve()).then(
    () => import('./render-ahead'),
  );
  return (await loading).renderAhead(request);
}
