/** What measurements need of the API: a directory of any size, its statements, servers, chance. */
export { randomFor } from '../seed/random';
export { openDirectory, plansOf, recordStatements } from './measured-directory';
export { startServer } from './process';
export { startCluster } from './throwaway-postgres';
