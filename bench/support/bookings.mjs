import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { register as registerModules } from 'tsx/esm/api';

/** API modules for booking benchmarks, and the client used by pages. */
export function bookingSupport() {
  register();
  // Dynamic imports of TypeScript need the module loader.
  registerModules();
  const require = createRequire(import.meta.url);
  return {
    ...require('../../api/test/load/measuring.ts'),
    ...require('../../api/test/load/measured-bookings.ts'),
    ...require('../../platform/src/api-client/api-client.ts'),
    bookingKinds: require('../../platform/src/contract/index.ts').bookingKinds,
  };
}

/** Both engines, empty: `place` opens the database, `env` points a server at it. */
export function emptyEngines({ startCluster, temporaryFolder }) {
  const cluster = startCluster();
  if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
  const folder = temporaryFolder('bench');
  return {
    PostgreSQL: {
      cluster,
      place: { url: cluster.url, pool: 10 },
      env: { DATABASE_URL: cluster.url, NUKKAD_DATA: temporaryFolder('bench') },
    },
    embedded: {
      place: { folder: path.join(folder, 'database') },
      env: { NUKKAD_DATA: folder },
    },
  };
}
