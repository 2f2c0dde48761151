/** What measurements need of the API: a directory of any size, its statements, and chance. */
export { randomFor } from '../seed/random';
export { openDirectory, plansOf, recordStatements } from './measured-directory';
export { startCluster } from './throwaway-postgres';
