/** Entry of the shell's server bundle. */
import * as platform from '@nukkad/platform';
import { languages, pageLanguage } from '@nukkad/platform/words';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import type { AheadRequest, RenderedPage } from './ahead/render-ahead';

/** Modules that server bundles of remotes require; a page has each of them once. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@nukkad/platform': platform,
};

let loading: Promise<typeof import('./ahead/render-ahead')> | undefined;

/** Renders a public page; see `ahead/render-ahead`, whose texts speak the language of the page. */
export async function renderAhead(request: AheadRequest): Promise<RenderedPage | null> {
  loading ??= (languages[pageLanguage()]?.() ?? Promise.resolve()).then(
    () => import('./ahead/render-ahead'),
  );
  return (await loading).renderAhead(request);
}
