/** The rules of serving a site folder, as plain functions for any web server. */

export { reloadPath, reloadScript } from '../pages/dev-reload';
export { escapeText, fontPreload, inlineJson, tag } from '../pages/html';
export { type Candidates, candidatesFor } from './candidates';
export { contentTypeOf } from './content-types';
export { type DeltaRequest, deltaFor } from './deltas';
export { headersFor } from './headers';
