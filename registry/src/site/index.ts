/** What any web server must do with the site folder, as plain functions. */
export { type Candidates, candidatesFor } from './candidates';
export { headersFor } from './headers';
