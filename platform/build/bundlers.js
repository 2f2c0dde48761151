const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const path = require('node:path');

// SWC makes the bundles as small as Terser does in a third of the time. Sequence expressions are
// shorter than statements, but longer once compressed.
const minimizerOptions = { compress: { passes: 2, sequences: false }, mangle: true };

/** The first versions that know `light-dark()`, which older targets would have rewritten. */
const BROWSERS = ['chrome 123', 'firefox 120', 'safari 17.5'];

/**
 * What the presets take from a bundler. Everything else of a configuration is the same for both,
 * and plugins of the presets use `compiler.webpack`, which both have.
 */
const webpackBundler = {
  name: 'webpack',
  federation: () => require('@module-federation/enhanced/webpack').ModuleFederationPlugin,
  Styles: MiniCssExtractPlugin,
  minimizers: webpackMinimizers,
  typescript: {
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      compiler: require.resolve('./transpile-once'),
      // It warns of every compiler that is not called `typescript`.
      logLevel: 'error',
      allowTsInNodeModules: true,
      configFile: path.join(__dirname, 'tsconfig.json'),
      compilerOptions: { noEmit: false, sourceMap: true },
    },
  },
  adapt: (configuration) => configuration,
};

// Both run in this process: they are native, and SWC has its own threads.
function webpackMinimizers() {
  const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
  const { browserslistToTargets } = require('lightningcss');
  const MinimizerPlugin = require('minimizer-webpack-plugin');
  return [
    new MinimizerPlugin({
      ...{ minify: MinimizerPlugin.swcMinify, parallel: false, minimizerOptions },
      // Scripts that are emitted as they are: workers of libraries.
      exclude: /^assets\//,
    }),
    new CssMinimizerPlugin({
      ...{ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false },
      minimizerOptions: { targets: browserslistToTargets(BROWSERS) },
    }),
  ];
}

/** Rspack: its own compiler of TypeScript, its own extraction of styles. */
function rspackBundler() {
  const { CssExtractRspackPlugin, ...rspack } = require('@rspack/core');
  return {
    name: 'rspack',
    federation: () => require('@module-federation/enhanced/rspack').ModuleFederationPlugin,
    Styles: CssExtractRspackPlugin,
    minimizers: () => [
      new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions, extractComments: false }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
    typescript: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    },
    adapt: adaptToRspack,
  };
}

function adaptToRspack({ cache: _, output, ...configuration }) {
  // The server bundle lies there before the rest is written.
  const clean = output.clean && { keep: 'server' };
  return { ...configuration, output: { ...output, clean }, cache: false };
}

module.exports = { rspackBundler, webpackBundler };
