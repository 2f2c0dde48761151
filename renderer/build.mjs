// Bundles a renderer that runs by itself into dist/server.js, and the program of its processes
// beside it.
import { bundleServer } from '../scripts/support/bundle-server.mjs';

await bundleServer(import.meta.dirname, {
  server: 'src/server/main.ts',
  'render.worker': 'src/worker/main.ts',
});
