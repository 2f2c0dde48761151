const { LimitChunkCountPlugin } = require('webpack').optimize;
const { webpackBundler } = require('./bundlers');
const {
  classNames,
  fonts,
  noPlainStyles,
  pureRouter,
  typescript,
  words,
} = require('./webpack-rules');

/**
 * Webpack configuration of a part's server bundle: one CommonJS file for Node that renders the
 * part's screens ahead of the visit. It has the class names and aliases of the browser build, so
 * that both render the same markup, but no federation runtime, styles, fonts or source map.
 *
 * @param {object} common configuration that the part's builds share
 * @param {{ entry: string, provided: string[], plugins: object[] }} options `provided` are the exact
 *   names of modules that the bundle requires instead of bundling; Node's own are never bundled
 */
function serverConfiguration(common, { entry, provided, plugins }) {
  const { name, context, mode, resolve, optimization, performance, stats } = common;
  return {
    name: `${name}-server`,
    context,
    mode,
    resolve,
    performance,
    stats,
    target: 'node20',
    devtool: false,
    cache: { ...common.cache, name: `${name}-server` },
    entry: { server: entry },
    externals: provided,
    output: {
      filename: '[name].js',
      library: { type: 'commonjs2' },
      uniqueName: `${name}-server`,
      publicPath: '',
      clean: true,
    },
    module: {
      rules: [
        typescript(webpackBundler),
        ...words(),
        classNames(name),
        noPlainStyles(),
        { ...fonts(), generator: { emit: false } },
        pureRouter(),
      ],
    },
    // One file: what the browser loads on demand resolves inside the bundle.
    plugins: [new LimitChunkCountPlugin({ maxChunks: 1 }), ...plugins],
    optimization: { ...optimization, splitChunks: false },
  };
}

module.exports = { serverConfiguration };
