// Bundles the server into dist/server.js, its threads and commands beside it. Packages stay in node_modules; the workspace's own
// TypeScript goes in, so that plain `node api/dist/server.js` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

await build({
  absWorkingDir: import.meta.dirname,
  // The server runs the second one in threads; `nukkad` and `npm run seed` start the others.
  entryPoints: {
    server: 'src/main.ts',
    'examine.worker': 'src/core/files/examine.worker.ts',
    backup: 'src/core/backup/main.ts',
    operator: 'src/identity/passkeys/operator.main.ts',
    seed: 'seed/main.ts',
    reference: 'seed/reference/data-sets.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@nukkad/')),
  logLevel: 'warning',
});

// The package itself names no module type; the bundle is an ES module.
writeFileSync(new URL('dist/package.json', import.meta.url), '{ "type": "module" }\n');

// Reference data that does not fit its schema fails here rather than at a start.
await import('./dist/reference.js');
