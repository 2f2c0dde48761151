/** What measurements need of the API: a directory of any size, its statements, servers, chance. */
export { differingTables, tableDigests } from '../core/backup/table-digests';
export { openDatabase } from '../core/db/database';
export { randomFor } from '../seed/random';
export { callsWithBodies, hostileBodies } from './hostile-bodies';
export { openDirectory, plansOf, recordStatements } from './measured-directory';
export { startServer } from './process';
export { startCluster } from './throwaway-postgres';
