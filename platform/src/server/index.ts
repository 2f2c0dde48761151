/** For the shell's server bundle alone: what renders a page ahead of the visit. */
export type { QueryClient } from '@tanstack/react-query';
export { StaticRouter } from 'react-router-dom';
export { type AheadState, hasLostReads, readsOf } from '../ahead/ahead';
export { setApiOrigin } from '../api-client/api';
export { createQueryClient } from '../data/query-client';
export { type HeadTag, headTags } from '../page/head-tags';
export { type PageSink, PageSinkContext } from '../page/use-page';
export { renderTree } from './render-tree';
