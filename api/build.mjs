// Bundles the server into dist/server.js, its threads, processes and commands beside it.
import { bundleServer } from '../scripts/support/bundle-server.mjs';
import { writeContract } from '../scripts/support/write-contract.mjs';

// The server runs the workers; `nukkad` and `npm run seed` start the others.
await bundleServer(import.meta.dirname, {
  server: 'src/main.ts',
  'examine.worker': 'src/core/files/examine.worker.ts',
  'draw.worker': 'src/directory/share-pictures/drawing/draw.worker.ts',
  'read-file.worker': 'src/calendars/busy-times/read-file.worker.ts',
  'render.worker': '../renderer/src/worker/main.ts',
  audit: 'src/privacy/archive/audit.main.ts',
  backup: 'src/core/backup/main.ts',
  operator: 'src/identity/passkeys/operator.main.ts',
  seed: 'seed/main.ts',
  reference: 'seed/reference/data-sets.ts',
});

writeContract(import.meta.dirname);

// Reference data that does not fit its schema fails here rather than at a start.
await import('./dist/reference.js');
