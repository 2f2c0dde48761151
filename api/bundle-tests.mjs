// Bundles tests: read from TypeScript one by one, the app's modules would take each of a hundred
// files seconds of its own.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;
/** As deep as `src/` and `dist/`, so that the package's own folder is found from it. */
const bundles = path.join(folder, '.tests');

/**
 * @param {string[]} files tests under `src/`
 * @returns {Promise<string[]>} the bundles, in the same order
 */
export async function bundleTests(files) {
  rmSync(bundles, { recursive: true, force: true });
  const entries = files.map((file) => ({ in: file, out: nameOf(file) }));
  await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: bundles,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    external: packages(),
    logLevel: 'warning',
  });
  writeFileSync(path.join(bundles, 'package.json'), '{ "type": "module" }\n');
  return entries.map(({ out }) => path.join(bundles, `${out}.js`));
}

/** `src/bookings/race.test.ts` → `bookings-race.test`. */
function nameOf(file) {
  const within = path.relative(path.join(folder, 'src'), file);
  return within.replaceAll(path.sep, '-').replace(/\.ts$/, '');
}

/** What stays in node_modules; the workspace's own TypeScript goes in. */
function packages() {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const names = Object.keys({ ...about.dependencies, ...about.devDependencies });
  return names.filter((name) => !name.startsWith('@nukkad/'));
}
