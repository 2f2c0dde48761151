const path = require('node:path');

const NAME = 'BundledFiles';

/** Packages whose runtime code webpack writes into bundles, by name of the runtime module. */
const RUNTIMES = [
  { isOf: () => true, name: 'webpack' },
  { isOf: (runtime) => runtime === 'css loading', name: 'mini-css-extract-plugin' },
];

/**
 * Collects the files whose code or content is in a build: modules, stylesheets, fonts and pictures.
 * One instance per compiler; `files` is complete when assets are reported.
 */
class BundledFiles {
  constructor() {
    /** @type {Set<string>} absolute paths */
    this.files = new Set();
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.files.clear();
      // Later hooks see concatenated modules, which no longer name their files.
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        this.add(modulesIn(compilation).map((module) => module.nameForCondition?.()));
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => this.add([...assetSources(compilation), ...runtimeSources(compilation)]),
      );
    });
  }

  add(files) {
    for (const file of files) if (file) this.files.add(file);
  }
}

/** The modules of a compilation that are in a chunk. */
function modulesIn({ chunkGraph, modules }) {
  return [...modules].filter(
    (module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0,
  );
}

// What stylesheets name is bundled by compilers of its own, but each asset says where it is from.
function assetSources(compilation) {
  return compilation
    .getAssets()
    .flatMap(({ info }) => info.sourceFilename ?? [])
    .map((file) => path.resolve(compilation.compiler.context, file));
}

function runtimeSources({ chunks, chunkGraph, compiler }) {
  // Rspack writes all of its runtime code itself.
  if (compiler.rspack) return [require.resolve('@rspack/core/package.json')];
  const names = [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkRuntimeModulesIterable(chunk)].map(({ name }) => name),
  );
  return RUNTIMES.filter(({ isOf }) => names.some(isOf)).map(({ name }) =>
    require.resolve(`${name}/package.json`),
  );
}

module.exports = { BundledFiles, modulesIn };
