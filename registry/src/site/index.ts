/** What any web server must do with the site folder, as plain functions. */

export { reloadPath, reloadScript } from '../pages/dev-reload';
export { type Candidates, candidatesFor } from './candidates';
export { contentTypeOf } from './content-types';
export { headersFor } from './headers';
