// Bundles the server into dist/server.js, its threads, processes and commands beside it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sdkTypes } from '../platform/build/sdk-types.js';
import { bundleServer } from '../scripts/support/bundle-server.mjs';

// The server runs the workers; `nukkad` and `npm run seed` start the others.
await bundleServer(import.meta.dirname, {
  server: 'src/main.ts',
  'examine.worker': 'src/core/files/examine.worker.ts',
  'draw.worker': 'src/directory/share-pictures/drawing/draw.worker.ts',
  'render.worker': '../renderer/src/worker/main.ts',
  backup: 'src/core/backup/main.ts',
  operator: 'src/identity/passkeys/operator.main.ts',
  seed: 'seed/main.ts',
  reference: 'seed/reference/data-sets.ts',
});

// `nukkad check-api` compares it with the calls of pages that are live.
writeFileSync(path.join(import.meta.dirname, 'dist/contract.json'), JSON.stringify(sdkTypes()));

// Reference data that does not fit its schema fails here rather than at a start.
await import('./dist/reference.js');
