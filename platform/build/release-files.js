const path = require('node:path');
const { BundledFiles } = require('./bundled-files');
const { FactsPlugin } = require('./facts-plugin');
const { leanRuntime } = require('./lean-runtime');
const { ManifestPlugin } = require('./manifest-plugin');
const { chunkLoadingGlobal, OwnChunksPlugin } = require('./own-chunks-plugin');
const { SbomPlugin } = require('./sbom-plugin');
const { SourcesPlugin } = require('./sources-plugin');
const { StandardManifestPlugin } = require('./standard-manifest-plugin');

/**
 * For a remote whose configuration is its team's own: writes what a release consists of besides the
 * bundler's files, and leaves out of the federation runtime what pages refuse. Works with webpack and with Rspack, beside the federation plugin.
 */
class ReleaseFilesPlugin {
  /**
   * @param {{ folder: string, shared: Record<string, object>, strategy: string }} options the
   *   package's folder; `shared` and `shareStrategy` as given to the federation plugin
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { folder, shared, strategy } = this.options;
    const about = require(path.join(folder, 'package.json'));
    const part = about.name.replace('@nukkad/', '');
    const name = about.nukkad.federation;
    const { output, resolve } = compiler.options;
    output.chunkLoadingGlobal = chunkLoadingGlobal(name);
    resolve.alias = { ...leanRuntime(), ...resolve.alias };
    const browser = new BundledFiles();
    const plugins = [
      new StandardManifestPlugin(),
      new OwnChunksPlugin(),
      new ManifestPlugin({ about, part, entrypoint: name }),
      new FactsPlugin({ part, folder, shared, strategy }),
      browser,
      new SbomPlugin({ part, about, bundles: { browser } }),
      new SourcesPlugin({ folder }),
    ];
    for (const plugin of plugins) plugin.apply(compiler);
  }
}

module.exports = { ReleaseFilesPlugin };
