/** Pages rendered ahead of the visit. */

export { type PagePlace, pagePlaces } from './pages/page-place';
export { renderedHeaders } from './pages/rendered-headers';
export {
  type PageRequest,
  type RenderedPages,
  type RenderedPagesOptions,
  type RenderingState,
  renderedPages,
  type ServedPage,
} from './pages/rendered-pages';
export { speculationRules, speculationRulesPath } from './pages/speculation-rules';
export { tracedShareHeader } from './pages/traced-share';
export { within } from './pages/within';
export type { ApiAnswer, Blame, RenderedDocument } from './protocol';
export { pageDocuments } from './serving/page-documents';
export { readWhole, type WholeFile } from './serving/whole-file';
