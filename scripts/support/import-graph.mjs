import { ROOT } from './repository.mjs';

/** Modules that import everything to compose it: reaching a source through them says little. */
const COMPOSITION_ROOTS = new Set(['api/src/app.ts']);

/**
 * Which test files import which sources, read by a bundler without output.
 *
 * @param {string[]} testFiles from the repository's root
 * @returns {Promise<ImportGraph>}
 */
export async function importGraph(testFiles) {
  // Imported late: the calling command also starts before packages are installed.
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: testFiles,
    outdir: 'unwritten',
    bundle: true,
    // Without splitting, shared code is emitted per test file, which takes ten times as long.
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [packagesAreExternal],
  });
  return graphOf(testFiles, metafile.inputs);
}

/**
 * @typedef {object} ImportGraph
 * @property {(file: string) => boolean} has whether any test imports the file
 * @property {(file: string) => string[]} testsOf tests that import the file other than through the
 *   composition of the whole product; all that import it when there are none
 */

/** @param {Record<string, { imports: { path: string, external?: boolean }[] }>} inputs */
export function graphOf(testFiles, inputs, roots = COMPOSITION_ROOTS) {
  const narrow = testFiles.map((test) => [test, reached(test, inputs, roots)]);
  const wide = testFiles.map((test) => [test, reached(test, inputs, new Set())]);
  const holding = (all, file) => all.filter(([, files]) => files.has(file)).map(([test]) => test);
  return {
    has: (file) => file in inputs,
    testsOf: (file) => {
      const direct = holding(narrow, file);
      return direct.length > 0 ? direct : holding(wide, file);
    },
  };
}

function reached(test, inputs, roots) {
  const files = new Set([test]);
  for (const file of files) {
    if (roots.has(file)) continue;
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) files.add(path);
  }
  return files;
}

const packagesAreExternal = {
  name: 'packages-are-external',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@nukkad/') ? undefined : { path, external: true },
    );
  },
};
