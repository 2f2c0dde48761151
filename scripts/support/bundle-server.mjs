import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the programs of a package into its `dist`. Packages stay in node_modules; the workspace's
 * own TypeScript goes in, so that plain `node` runs them.
 *
 * @param {string} folder of the package
 * @param {Record<string, string>} entryPoints name of the program → its source
 */
export async function bundleServer(folder, entryPoints) {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: folder,
    entryPoints,
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
  writeFileSync(path.join(folder, 'dist/package.json'), '{ "type": "module" }\n');
}
