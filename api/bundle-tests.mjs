// Bundles tests: read from TypeScript one by one, the app's modules would take each of a hundred
// files seconds of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;
/** As deep as `src/` and `dist/`, so that the package's own folder is found from it. */
const bundles = path.join(folder, '.tests');

/**
 * Files that share a process: what it has loaded and compiled, the embedded database most of all,
 * is half of what a file costs. So a file's hooks stand within a `describe`, not at its top.
 */
const TOGETHER = Number(process.env.TOG ?? 16);

/**
 * @param {string[]} files tests under `src/`
 * @returns {Promise<string[]>} the bundles, each of several files
 */
export async function bundleTests(files) {
  rmSync(bundles, { recursive: true, force: true });
  mkdirSync(bundles);
  writeFileSync(path.join(bundles, 'package.json'), '{ "type": "module" }\n');
  const groups = dealt(files, Math.ceil(files.length / TOGETHER));
  await build({
    absWorkingDir: folder,
    entryPoints: groups.map(entryOf),
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
  return groups.map((_, index) => path.join(bundles, `${nameOf(index)}.js`));
}

/** As cards are: the long files of one folder come into different groups. */
function dealt(files, hands) {
  return Array.from({ length: hands }, (_, hand) =>
    files.filter((_, index) => index % hands === hand),
  );
}

/** Writes the source of a group: it imports its files. */
function entryOf(files, index) {
  const source = path.join(bundles, `${nameOf(index)}.ts`);
  writeFileSync(source, files.map((file) => `import ${JSON.stringify(file)};\n`).join(''));
  return source;
}

const nameOf = (index) => `group-${index + 1}.test`;

/** What stays in node_modules; the workspace's own TypeScript goes in. */
function packages() {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const names = Object.keys({ ...about.dependencies, ...about.devDependencies });
  return names.filter((name) => !name.startsWith('@nukkad/'));
}
