const fs = require('node:fs');
const path = require('node:path');

/** Emits the files of a folder unchanged: the page skeleton, the icon, the web manifest. */
class CopyPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap(
        { name: 'CopyPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of fs.readdirSync(this.folder)) {
            const content = fs.readFileSync(path.join(this.folder, file));
            compilation.emitAsset(file, new sources.RawSource(content));
          }
        },
      );
    });
  }
}

module.exports = { CopyPlugin };
