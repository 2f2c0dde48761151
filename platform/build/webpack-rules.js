const path = require('node:path');
const { classNameIn } = require('./class-name');
const { TEXT } = require('./text-files');

/** @param {object} bundler one of `bundlers.js` */
function typescript(bundler) {
  return {
    test: /\.tsx?$/,
    // Our own packages are published as sources.
    exclude: /node_modules\/(?!@nukkad\/)/,
    ...bundler.typescript,
  };
}

function pureRouter() {
  return {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
    loader: path.join(__dirname, 'pure-router-loader.js'),
  };
}

function styles(bundler, name, isHost) {
  return {
    test: /\.css$/,
    // Rspack would take stylesheets for its own type otherwise.
    type: 'javascript/auto',
    sideEffects: true,
    use: [
      bundler.Styles.loader,
      { loader: require.resolve('css-loader'), options: { modules: moduleOptions(name) } },
      { loader: path.join(__dirname, 'layer-loader.js'), options: { name, isHost } },
    ],
  };
}

// The browser build extracts the rules; the server bundle needs the names alone.
function classNames(name) {
  const modules = { ...moduleOptions(name), exportOnlyLocals: true };
  return {
    test: /\.module\.css$/,
    sideEffects: false,
    use: [{ loader: require.resolve('css-loader'), options: { modules } }],
  };
}

/** Options of css-loader that decide the names of classes: equal in every build of a part. */
function moduleOptions(name) {
  return {
    auto: /\.module\.css$/,
    getLocalIdent: classNameIn(name),
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
}

function fonts() {
  return { test: /\.woff2$/, type: 'asset/resource' };
}

/** The library of maps, which imports what it is told to, and its worker, a file of its own. */
function maps() {
  return [
    { test: /[\\/]maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
    {
      test: /[\\/]maplibre-gl-worker\.mjs$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:12].js' },
    },
  ];
}

// Without side effects, an import that takes nothing is dropped.
function noPlainStyles() {
  return {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    sideEffects: false,
    type: 'asset/resource',
    generator: { emit: false },
  };
}

/** Languages with translations of their own, as `contract/languages.ts` has them. */
const TRANSLATED = ['hi', 'kn'];

/** Words in the language of the page: see `platform/src/words`. */
function words() {
  const loader = path.join(__dirname, 'translations-loader.js');
  return [
    { test: TEXT, enforce: 'post', loader: path.join(__dirname, 'words-loader.js') },
    ...TRANSLATED.map((language) => ({
      test: new RegExp(`[\\\\/]words[\\\\/]translations[\\\\/]${language}\\.ts$`),
      enforce: 'pre',
      loader,
      options: { language },
    })),
  ];
}

module.exports = {
  ...{ classNames, fonts, noPlainStyles, pureRouter, maps, styles, typescript, words },
};
