const path = require('node:path');
const webpack = require('webpack');

const NAME = 'ServerBundlePlugin';
const FOLDER = 'server';

/** The server bundle, relative to the build; the registry accepts scripts of this folder only. */
const BUNDLE = `${FOLDER}/server.js`;

/**
 * Builds the server bundle into `server/`, with a compiler of its own, during each build of the
 * part. To its users it stays one build: one configuration, one result. Errors and sources of
 * the bundle count as the part's. The bundle is webpack's, whichever bundler builds for browsers.
 */
class ServerBundlePlugin {
  /** @param {object} configuration as `serverConfiguration` makes it */
  constructor(configuration) {
    this.configuration = configuration;
  }

  apply(compiler) {
    // Rspack keeps what its options name.
    if (compiler.webpack === webpack) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        webpack.CleanPlugin.getCompilationHooks(compilation).keep.tap(NAME, isOfBundle);
      });
    }
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      const { errors, warnings, fileDependencies } = await this.build(compiler);
      compilation.errors.push(...errors);
      compilation.warnings.push(...warnings);
      // SourcesPlugin records them: a change that reaches the bundle alone makes the build stale.
      compilation.fileDependencies.addAll(fileDependencies);
    });
  }

  async build({ options, outputPath }) {
    const { cache, output } = this.configuration;
    const server = webpack({
      ...this.configuration,
      cache: options.cache && cache,
      output: { ...output, path: path.join(outputPath, FOLDER) },
    });
    const { compilation } = await called((done) => server.run(done));
    await called((done) => server.close(done));
    return compilation;
  }
}

// Undefined leaves the decision to the part's own build.
function isOfBundle(file) {
  return file === FOLDER || file.startsWith(`${FOLDER}/`) ? true : undefined;
}

function called(run) {
  return new Promise((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)));
  });
}

module.exports = { BUNDLE, ServerBundlePlugin };
