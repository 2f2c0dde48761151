/**
 * The API's modules that benchmarks use: directories of any size, statements, servers, random
 * numbers.
 */

export { randomFor } from '../../seed/random';
export { differingTables, tableDigests } from '../../src/core/backup/table-digests';
export { openDatabase } from '../../src/core/db/database';
export { startCluster } from '../database/throwaway-postgres';
export { startServer } from '../process/process';
export { callsWithBodies, hostileBodies } from './hostile-bodies';
export { openDirectory, plansOf, recordStatements } from './measured-directory';
