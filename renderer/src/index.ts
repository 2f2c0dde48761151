/** Pages rendered ahead of the visit. */

export { renderedHeaders } from './pages/rendered-headers';
export {
  type PageRequest,
  type RenderedPages,
  type RenderedPagesOptions,
  type RenderingState,
  renderedPages,
  type ServedPage,
} from './pages/rendered-pages';
export { sitePlace } from './pages/site-place';
export { speculationRules, speculationRulesPath } from './pages/speculation-rules';
export { within } from './pages/within';
export type { ApiAnswer, Blame, RenderedDocument } from './protocol';
export { pageDocuments } from './serving/page-documents';
export { readWhole, type WholeFile } from './serving/whole-file';
