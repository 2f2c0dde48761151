const NAME = 'StandardManifestPlugin';

/**
 * Keeps `mf-manifest.json`, by which hosts and tools of Module Federation find a remote, and drops
 * the statistics that the federation plugin writes beside it.
 */
class StandardManifestPlugin {
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the federation plugin, which writes both at the last stage it knows.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
        },
      );
    });
  }
}

module.exports = { StandardManifestPlugin };
