const { nameAndVersion, packagesOf } = require('./bundled-packages');

const NAME = 'SbomPlugin';

/**
 * Writes what the build's bundles contain of other people: `sbom.cdx.json` (CycloneDX) for programs,
 * `licenses.txt` for people. Both belong to the release, and no page loads them.
 */
class SbomPlugin {
  /**
   * @param {{ part: string, about: object, bundles: Record<string,
   *   import('./bundled-files').BundledFiles> }} options `about` is the part's package.json;
   *   `bundles` has the collected files of each bundle: `browser`, `server`
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length === 0) this.write(compilation);
        },
      );
    });
  }

  write(compilation) {
    // Loaded late: a development build does without.
    const { licencesText } = require('./licence-texts');
    const { sbomText } = require('./sbom');
    const { part, about, bundles } = this.options;
    const packages = packagesIn(bundles);
    emit(compilation, 'sbom.cdx.json', sbomText({ part, about, packages }));
    emit(compilation, 'licenses.txt', licencesText(part, packages));
  }
}

function packagesIn(bundles) {
  const found = new Map();
  for (const [bundle, { files }] of Object.entries(bundles)) {
    for (const one of packagesOf(files)) {
      const key = nameAndVersion(one.about);
      found.set(key, { ...one, bundles: [...(found.get(key)?.bundles ?? []), bundle] });
    }
  }
  return [...found.keys()].sort().map((key) => found.get(key));
}

function emit(compilation, name, text) {
  const { sources } = compilation.compiler.webpack;
  compilation.emitAsset(name, new sources.RawSource(text));
}

module.exports = { SbomPlugin };
