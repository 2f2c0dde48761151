/** What any web server must do with the site folder, as plain functions. */
export { type Candidates, candidatesFor } from './candidates';
export { contentTypeOf } from './content-types';
export { reloadPath, reloadScript } from './dev-reload';
export { headersFor } from './headers';
