// Bundles tests: read from TypeScript one by one, the app's modules would take each of a hundred
// files seconds of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;
/** As deep as `src/` and `dist/`, so that the package's own folder is found from it. */
const bundles = path.join(folder, '.tests');

/**
 * Groups of files, each a process: what it has loaded and compiled is half of what a file costs. So a
 * file's hooks stand within a `describe`, not at its top. Even, as several groups run at a time.
 */
const GROUPS = { embedded: 2, others: 6 };

/** Files that a process is worth while for. */
const SMALL = 4;

/**
 * @param {string[]} files tests under `src/`
 * @returns {Promise<string[]>} the bundles, each of several files
 */
export async function bundleTests(files) {
  rmSync(bundles, { recursive: true, force: true });
  mkdirSync(bundles);
  writeFileSync(path.join(bundles, 'package.json'), '{ "type": "module" }\n');
  const groups = grouped(files);
  await build({
    absWorkingDir: folder,
    // The server and its threads as well, for the tests that start them.
    entryPoints: {
      server: path.join(folder, 'src/main.ts'),
      'examine.worker': path.join(folder, 'src/core/files/examine.worker.ts'),
      'draw.worker': path.join(folder, 'src/directory/share-pictures/drawing/draw.worker.ts'),
      'read-file.worker': path.join(folder, 'src/calendars/busy-times/read-file.worker.ts'),
      ...Object.fromEntries(groups.map((files, index) => [nameOf(index), entryOf(files, index)])),
    },
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

/**
 * The embedded engine is loaded by few groups. They take longest, so they come first.
 */
function grouped(files) {
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const isEmbedded = (file) => /on(Both|Embedded)Databases?\(|PGlite/.test(sources.get(file));
  const largestFirst = (some) => some.sort((a, b) => sources.get(b).length - sources.get(a).length);
  return [
    ...dealt(largestFirst(files.filter(isEmbedded)), GROUPS.embedded),
    ...dealt(largestFirst(files.filter((file) => !isEmbedded(file))), GROUPS.others),
  ];
}

/** Back and forth, so that each group has as much of the large ones as the others. */
function dealt(files, hands) {
  const groups = Array.from({ length: Math.min(hands, Math.ceil(files.length / SMALL)) }, () => []);
  files.forEach((file, index) => {
    const round = Math.floor(index / groups.length);
    const place = index % groups.length;
    groups[round % 2 === 0 ? place : groups.length - 1 - place].push(file);
  });
  return groups;
}

/** Writes the source of a group: it imports its files. */
function entryOf(files, index) {
  const source = path.join(bundles, `${nameOf(index)}.ts`);
  writeFileSync(source, files.map((file) => `import ${JSON.stringify(file)};\n`).join(''));
  return source;
}

/** The runner takes them by name. */
const nameOf = (index) => `group-${String(index + 1).padStart(2, '0')}.test`;

/** What stays in node_modules; the workspace's own TypeScript goes in. */
function packages() {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // The root's: its bundler builds the rendering program that tests start, its compiler reads sources.
  const names = [
    'esbuild',
    'typescript',
    ...Object.keys({ ...about.dependencies, ...about.devDependencies }),
  ];
  return names.filter((name) => !name.startsWith('@nukkad/'));
}
