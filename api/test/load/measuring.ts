/** The API's modules for benchmarks: directories of any size, statements, servers, random. */

export { sql } from 'kysely';
export { randomFor } from '../../seed/random';
export { differingTables, tableDigests } from '../../src/core/backup/table-digests';
export { openDatabase } from '../../src/core/db/database';
export { startCluster } from '../database/throwaway-postgres';
export { startServer } from '../process/process';
export { callsWithBodies, hostileBodies } from './hostile-bodies';
export { openDirectory, plansOf, recordStatements } from './measured-directory';
